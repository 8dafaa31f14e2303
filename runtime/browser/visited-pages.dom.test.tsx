import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { guest, pageOf } from '#tests/support/page.ts';
import { Blocks, ViewsContext } from '../block/block.tsx';
import type { PageNode } from '../page/payload.ts';
import { createBrowserRuntime } from './browser-runtime.ts';
import { createPageRouter } from './page-router.ts';
import { createBrowserViews } from './views.tsx';

const address = location.href;
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', address);
});

/** A node as a full load sends it: without markup. */
const node = (id: string): PageNode => ({
  id,
  type: 'rich-text',
  hydrate: 'none',
  meta: {},
  options: {},
  mobileOptions: {},
  data: null,
  slots: {},
  error: null,
});

/** Returns the page of a path, for the given user. */
const page = (path: string, name: string | null) => ({
  ...pageOf([]),
  path,
  head: { ...pageOf([]).head, title: `${path} ${name ?? 'guest'}` },
});

test('going back after a logout shows no data of the previous user · MT1 AUTH-20', async () => {
  let name: string | null = 'Marin';
  const requested: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (init?.method === 'POST') {
      name = null;
      const reply = { ok: true, session: guest, notices: [], redirect: '/', reload: true };
      return Response.json({ ...reply, event: null, submission: null });
    }
    requested.push(url.pathname);
    return Response.json({ page: page(url.pathname.replace('/_page', ''), name) });
  });
  history.replaceState(null, '', '/profil');
  const router = createPageRouter(page('/profil', name), async () => undefined);
  const runtime = createBrowserRuntime(page('/profil', name), router);
  await runtime.send('auth.logout', {});
  await expect.poll(() => router.page().head.title).toBe('/ guest');
  history.back();
  await expect.poll(() => router.page().head.title).toBe('/profil guest');
  expect(requested).toEqual(['/_page/', '/_page/profil']);
  router.dispose();
});

test('a block without code is replaced, also by empty markup, and restored on back navigation · ROUTE-47', async () => {
  const list = node('list');
  const views = createBrowserViews({});
  const render = (nodes: readonly PageNode[]) => (
    <ViewsContext value={views}>
      <Blocks nodes={nodes} />
    </ViewsContext>
  );
  const main = document.createElement('main');
  main.innerHTML = '<div data-block="rich-text" data-id="list">Knjige</div>';
  document.body.append(main);
  const root = hydrateRoot(main, render([list]));
  await expect.poll(() => list.html).toBe('Knjige');
  for (const [html, shown] of [
    ['', ''],
    [undefined, 'Knjige'],
    ['<b>Books</b>', 'Books'],
  ] as const) {
    root.render(render([html === undefined ? list : { ...list, html }]));
    await expect.poll(() => main.textContent).toBe(shown);
  }
  root.unmount();
  main.remove();
});
