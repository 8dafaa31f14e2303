import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { createPageRouter, type PageRouter } from './page-router.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { clearVisitedPages } from './visited-pages.ts';

const address = location.href;
const books = { ...pageOf([]), path: '/knjige' };
let router: PageRouter;

/** Responds to page requests like the server; returns the requested paths. */
function respondWithPages(): string[] {
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
  document.body.replaceChildren();
  clearVisitedPages();
  router.dispose();
  history.replaceState(null, '', address);
});

const open = () => createPageRouter(books, async () => undefined);

test('of two clicks before the code of the router has come, the later one wins', async () => {
  respondWithPages();
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
  const requested = respondWithPages();
  router = createPageRouter({ ...books, path: '/karte' }, async () => undefined);
  history.back();
  await expect.poll(() => router.page().path).toBe('/knjige');
  expect(requested).toEqual(['/_page/knjige']);
});

/** Shows a text and links, with a router that prefetches the link under the pointer. */
function showLinks(links: string) {
  router = open();
  prefetchOnIntent(router);
  document.body.innerHTML = `<p>Knjige</p>${links}`;
}

function pointAt(selector: string) {
  const pointed = document.querySelector(selector);
  pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Longer than a pointer must stay on a link to prefetch it. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 200));

test('the page of a link is fetched while the pointer is on it, once, and shown on a click', async () => {
  const requested = respondWithPages();
  showLinks('<a href="/karte"><b>Karte</b></a>');
  pointAt('p');
  await aMoment();
  expect(requested).toEqual([]);
  pointAt('b');
  await expect.poll(() => requested).toEqual(['/_page/karte']);
  pointAt('b');
  await router.navigate('/karte');
  expect(router.page().path).toBe('/karte');
  expect(requested).toEqual(['/_page/karte']);
});

test('a link with the focus is prefetched; lists, other languages and the shown page are not', async () => {
  const requested = respondWithPages();
  showLinks(
    '<a href="/en" hreflang="en">EN</a><a href="/shop?sort=new">Novo</a><a href="/knjige">Knjige</a><a id="maps" href="/karte">Karte</a>',
  );
  for (const link of document.querySelectorAll('a')) {
    link.focus();
    await aMoment();
  }
  await expect.poll(() => requested).toEqual(['/_page/karte']);
});

test.each([
  ['on a 2g connection · LAYOUT-14 CONST-74', { effectiveType: '2g' }],
  ['on a slow 2g connection · LAYOUT-14 CONST-74', { effectiveType: 'slow-2g' }],
  ['with data saver · LAYOUT-15 CONST-74', { effectiveType: '4g', saveData: true }],
])('nothing is prefetched %s', async (_, connection) => {
  const requested = respondWithPages();
  showLinks('<a id="events" href="/dogadanja">Događanja</a><a id="maps" href="/karte">Karte</a>');
  // Once this page is fetched, all code has loaded: a short wait then shows that nothing more is fetched.
  pointAt('#events');
  await expect.poll(() => requested).toEqual(['/_page/dogadanja']);
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
  pointAt('#maps');
  await aMoment();
  vi.unstubAllGlobals();
  expect(requested).toEqual(['/_page/dogadanja']);
  pointAt('#maps');
  await expect.poll(() => requested).toEqual(['/_page/dogadanja', '/_page/karte']);
});
