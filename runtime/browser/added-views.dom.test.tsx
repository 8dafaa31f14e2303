import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { createPageRuntime } from '#editor/canvas/page-runtime.ts';
import type { HydrateMode } from '#schemas/block/model.ts';
import { served, addedBlockSource as source } from '#tests/support/added-block.ts';
import { pageOf } from '#tests/support/page.ts';
import type { AddedByType, AddedFiles } from '../added/added-files.ts';
import { addedPart } from '../added/added-part.ts';
import { fetchAddedBlock } from '../added/fetch-added-block.ts';
import { Blocks, type Views, ViewsContext } from '../block/block.tsx';
import { RuntimeContext } from '../block/context.tsx';
import type { ServerBlock } from '../block/types.ts';
import { prefixed } from '../i18n/messages.ts';
import type { PageNode, PagePayload } from '../page/payload.ts';
import { createServerViews } from '../page/views-on-server.tsx';
import { createBrowserViews } from './views.tsx';

const filesOf = (module: string, styles: string | null = null): AddedFiles => ({
  module: served(module),
  validator: '',
  styles,
});

const nodeOf = (type: string, hydrate: HydrateMode): PageNode => ({
  id: type,
  type,
  hydrate,
  meta: {},
  options: {
    title: `Bracera (${type})`,
    text: '',
    scale: 50,
    lengths: [{ id: 'mast', label: 'Jarbol', cm: 22 }],
  },
  mobileOptions: {},
  data: null,
  slots: {},
  error: null,
});

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
  document.body.replaceChildren();
});

async function example() {
  const { messages, View } = await fetchAddedBlock(served(source));
  return { View, messages: prefixed('model-scale', messages?.hr ?? {}) };
}

function treeOf(page: PagePayload, views: Views): ReactNode {
  return (
    <ViewsContext value={views}>
      <RuntimeContext value={createPageRuntime(page)}>
        <Blocks nodes={page.content} />
      </RuntimeContext>
    </ViewsContext>
  );
}

/** Renders the page as the server sends it, then hydrates it. */
async function load(nodes: readonly PageNode[], added: AddedByType) {
  const { View, messages } = await example();
  const page = { ...pageOf(nodes), messages, added };
  const rendered = addedPart(async () => View);
  rendered.renderNow(View);
  const blocks = nodes.map(({ type }) => [type, { View: rendered.View } as unknown as ServerBlock]);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(treeOf(page, createServerViews(Object.fromEntries(blocks))));
  const errors: unknown[] = [];
  const views = createBrowserViews({});
  await views.prepare(page);
  const hydrated = hydrateRoot(root, treeOf(page, views), {
    onRecoverableError: (error) => errors.push(error),
  });
  open.push(() => hydrated.unmount());
  return { root, errors };
}

const heading = (type: string) => screen.getByRole('heading', { name: `Bracera (${type})` });

test.each<HydrateMode>(['load', 'idle', 'visible'])(
  'a block that was added to the built shop is interactive where it was rendered (%s)',
  async (hydrate) => {
    const page = load([nodeOf('model-scale', hydrate)], { 'model-scale': filesOf(source) });
    await expect.element(heading('model-scale')).toBeVisible();
    const before = heading('model-scale').element();
    const { errors } = await page;
    await expect.element(screen.getByText('Na brodu: 5 metara')).toBeVisible();
    await screen.getByRole('button', { name: 'Više' }).click();
    await expect.element(screen.getByText('Na brodu: 6 metara')).toBeVisible();
    expect(heading('model-scale').element()).toBe(before);
    expect(errors).toEqual([]);
  },
);

test('a block whose code is missing keeps the markup of the server and blocks nothing else', async () => {
  const files = { gone: filesOf('throw new Error()'), 'model-scale': filesOf(source) };
  const nodes = [nodeOf('gone', 'load'), nodeOf('model-scale', 'load')];
  const { root, errors } = await load(nodes, files);
  const left = root.querySelector('[data-id="gone"]');
  const rendered = left?.innerHTML;
  await expect(fetchAddedBlock(files.gone.module)).rejects.toThrow();
  await expect.element(screen.getByText('Na brodu: 5 metara')).toBeVisible();
  expect(left?.isConnected).toBe(true);
  expect(left?.innerHTML).toBe(rendered);
  expect(rendered).toContain('Bracera (gone)');
  expect(errors).toEqual([]);
});

test('a client-side page change renders completely, with styles, which are fetched once', async () => {
  const styles = served('.model-scale { opacity: 0.5 }', 'text/css');
  const { messages } = await example();
  const added = { 'model-scale': filesOf(source, styles) };
  const page = { ...pageOf([nodeOf('model-scale', 'load')]), messages, added };
  const views = createBrowserViews({});
  await views.prepare(page, true);
  await views.prepare(page, true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  open.push(() => root.unmount());
  root.render(treeOf(page, views));
  await expect.element(screen.getByText('Na brodu: 5 metara')).toBeVisible();
  const section = screen.getByRole('region', { name: 'Bracera' }).element();
  expect(getComputedStyle(section).opacity).toBe('0.5');
  expect(document.head.querySelectorAll(`link[href="${styles}"]`)).toHaveLength(1);
});
