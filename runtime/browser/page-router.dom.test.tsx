import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { createPageRouter, type PageRouter } from './page-router.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

const address = location.href;
const books = { ...pageOf([]), path: '/knjige' };
let router: PageRouter;

/** Pages as the server sends them; remembers what was requested. */
function answerPages(): string[] {
  const requested: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = new URL(input instanceof Request ? input.url : String(input), location.href);
    requested.push(path.pathname);
    return Response.json({ page: { ...pageOf([]), path: path.pathname.replace('/_page', '') } });
  });
  return requested;
}

beforeEach(() => history.replaceState(null, '', '/knjige'));
afterEach(() => {
  vi.restoreAllMocks();
  router.dispose();
  history.replaceState(null, '', address);
});

const open = () => createPageRouter(books, async () => undefined);

test('of two clicks before the code of the router has come, the later one wins', async () => {
  answerPages();
  router = open();
  const changed = vi.fn();
  router.subscribe(changed);
  expect(router.page()).toBe(books);
  await Promise.all([router.navigate('/karte'), router.navigate('/dogadanja')]);
  expect([router.page().path, location.pathname]).toEqual(['/dogadanja', '/dogadanja']);
  expect(changed.mock.lastCall).toEqual(['/dogadanja']);
});

test('going back before the code of the router has come shows the page of that entry', async () => {
  history.pushState(null, '', '/karte');
  const requested = answerPages();
  router = createPageRouter({ ...books, path: '/karte' }, async () => undefined);
  history.back();
  await expect.poll(() => router.page().path).toBe('/knjige');
  expect(requested).toEqual(['/_page/knjige']);
});

test('the code of the router is fetched once, when the pointer or the focus is on what may navigate', () => {
  router = { ...open(), prefetch: vi.fn() };
  prefetchOnIntent(router);
  document.body.innerHTML = '<p>Knjige</p><a href="/karte"><b>Karte</b></a>';
  const pointAt = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  pointAt('p');
  expect(router.prefetch).not.toHaveBeenCalled();
  pointAt('b');
  pointAt('b');
  document.querySelector('a')?.focus();
  expect(router.prefetch).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();
});
