import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { createHistoryRouter, shownPage } from './history-router.ts';

const address = location.href;
let left: string[] = [];

/** Records full loads and prevents them. */
function onNavigate(event: Event & { destination?: { url: string; sameDocument: boolean } }) {
  if (!event.destination || event.destination.sameDocument) return;
  event.preventDefault();
  left.push(new URL(event.destination.url).pathname);
}
const { navigation } = window as unknown as { readonly navigation: EventTarget };

beforeEach(() => {
  left = [];
  navigation.addEventListener('navigate', onNavigate);
  history.replaceState(null, '', '/knjige');
});
afterEach(() => {
  vi.restoreAllMocks();
  navigation.removeEventListener('navigate', onNavigate);
  history.replaceState(null, '', address);
});

const books = { ...pageOf([]), path: '/knjige' };
const maps = { ...pageOf([]), path: '/karte' };

function open(onUnreachable?: () => void, prepare = async () => undefined) {
  return createHistoryRouter(books, prepare, onUnreachable);
}

test.each(['{"data":null}', '[]', '{"page":null}', 'null', '<h1>Bad Gateway</h1>', ''])(
  'the reply %s is not a page: the current one stays until a full load',
  async (body) => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(body));
    const router = open();
    void router.navigate('/karte');
    await expect.poll(() => left).toEqual(['/karte']);
    expect(shownPage(router)).toBe(books);
    expect(router.state.errors).toBeNull();
    router.dispose();
  },
);

test('when the code of a page cannot be fetched, a full load follows · ERR-63', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ page: maps }));
  const router = open(undefined, () => Promise.reject(new Error('chunk')));
  void router.navigate('/karte');
  await expect.poll(() => left).toEqual(['/karte']);
  expect(shownPage(router)).toBe(books);
  router.dispose();
});

test('a link without a connection keeps page and URL, shows a notice, and works once the connection is back · ERR-05', async () => {
  const sent = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const said = vi.fn();
  const router = open(said);
  const entries = history.length;
  await router.navigate('/karte');
  expect(said).toHaveBeenCalledTimes(1);
  expect([location.pathname, history.length, left]).toEqual(['/knjige', entries, []]);
  expect(shownPage(router)).toBe(books);
  expect(router.state.navigation.state).toBe('idle');
  await router.revalidate();
  expect(shownPage(router)).toBe(books);
  sent.mockResolvedValue(Response.json({ page: maps }));
  await router.navigate('/karte');
  expect(shownPage(router).path).toBe('/karte');
  expect(location.pathname).toBe('/karte');
  router.dispose();
});
