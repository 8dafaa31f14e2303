import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { createPageRuntime } from '#editor/canvas/page-runtime.ts';
import { defineModel, type HydrateMode } from '#schemas/block/model.ts';
import { pageOf } from '#tests/support/page.ts';
import { Blocks, type Views, ViewsContext } from '../block/block.tsx';
import { RuntimeContext } from '../block/context.tsx';
import { devNotice } from '../block/dev-notice.tsx';
import type { AnyView, ServerRegistry } from '../block/types.ts';
import type { PageNode } from '../page/payload.ts';
import { createServerViews } from '../page/views-on-server.tsx';
import { setReporter } from '../report.ts';
import { createBrowserViews } from './views.tsx';

let isTaken = false;

function Counter({ id }: { readonly id: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${id}: ${count}`}</button>;
}

function Broken() {
  if (isTaken) throw new Error('no such thing in browsers');
  return <h2>Drawn by the server</h2>;
}

const views: Record<string, AnyView> = {
  counter: Counter,
  broken: Broken,
  words: () => <p>No code</p>,
};
const model = defineModel({
  type: 'any',
  category: 'content',
  icon: 'info',
  schema: { type: 'object' },
});
const registry: ServerRegistry = Object.fromEntries(
  Object.entries(views).map(([type, View]) => [type, { model, View }]),
);

const nodeOf = (type: string, id: string, hydrate: HydrateMode): PageNode => ({
  id,
  type,
  hydrate,
  meta: {},
  options: {},
  mobileOptions: {},
  data: null,
  slots: {},
  error: null,
});

const open: (() => void)[] = [];
afterEach(() => {
  isTaken = false;
  for (const close of open.splice(0)) close();
  document.body.replaceChildren();
});

/** Hydrates the page as the server rendered it. A production build shows no notices. */
async function takeOver(nodes: readonly PageNode[], notice?: Views['notice']) {
  const page = pageOf(nodes);
  const runtime = createPageRuntime(page);
  const treeOf = (by: Views) => (
    <ViewsContext value={by}>
      <RuntimeContext value={runtime}>
        <Blocks nodes={page.content} />
      </RuntimeContext>
    </ViewsContext>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(treeOf(createServerViews(registry)));
  const blocks = Object.entries(views).map(([type, View]) => [type, async () => ({ View })]);
  const browser = createBrowserViews(Object.fromEntries(blocks));
  await browser.prepare(page);
  isTaken = true;
  const hydrated = hydrateRoot(root, treeOf({ ...browser, notice }), {
    onRecoverableError: () => undefined,
    onCaughtError: () => undefined,
  });
  open.push(() => hydrated.unmount());
}

test.each<HydrateMode>(['load', 'idle', 'visible'])(
  'a block that throws in the browser (%s) keeps the markup of the server, and its neighbours work',
  async (hydrate) => {
    const reported: unknown[] = [];
    setReporter((code, _, place) => reported.push({ code, ...place }));
    await takeOver([
      nodeOf('words', 'static', 'none'),
      nodeOf('counter', 'load', 'load'),
      nodeOf('broken', 'bad', hydrate),
      nodeOf('counter', 'visible', 'visible'),
      nodeOf('counter', 'idle', 'idle'),
    ]);
    await expect
      .poll(() => reported)
      .toContainEqual({ code: 'blockCrashed', element: 'bad', block: 'broken' });
    await expect.element(screen.getByText('No code')).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: 'Drawn by the server' }))
      .toBeVisible();
    for (const id of ['load', 'visible', 'idle']) {
      expect(screen.getByRole('button', { name: id }).query()).not.toBeNull();
      await expect
        .poll(async () => {
          await screen.getByRole('button', { name: id }).click();
          return screen.getByRole('button', { name: id }).element().textContent;
        })
        .toMatch(/: [1-9]/);
    }
  },
);

test('developers see a notice that the block crashed', async () => {
  await takeOver([nodeOf('broken', 'bad', 'load')], devNotice);
  await expect.element(screen.getByText('broken (bad): blockCrashed')).toBeVisible();
});
