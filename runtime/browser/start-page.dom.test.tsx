import { afterEach, expect, test, vi } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { rootElementId, stateElementId } from '../page/page-elements.ts';
import { startPage } from './start-page.tsx';

const analytics = { measurement: 'G-ABC1234567', container: 'GTM-ABC123' };
const tagScripts = () => document.querySelectorAll('script[src*="googletagmanager"]');

/** Script elements are inserted, but the policy blocks all network requests. */
const policy = document.createElement('meta');
policy.httpEquiv = 'content-security-policy';
policy.content = "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:";

const address = location.href;

afterEach(() => {
  history.replaceState(null, '', address);
  vi.restoreAllMocks();
  for (const script of tagScripts()) script.remove();
  document.body.replaceChildren();
  delete document.documentElement.dataset.ready;
});

test('a started page notices missing code, prefetches links and counts visits · LAYOUT-12 LAYOUT-14 LAYOUT-15 LAYOUT-16', async () => {
  document.head.append(policy);
  history.replaceState(null, '', '/knjige');
  const listened = vi.spyOn(window, 'addEventListener');
  const requested: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      location.href,
    );
    requested.push(pathname);
    return Response.json({ page: pageOf([]) });
  });
  const { site } = pageOf([]);
  const broken = { path: '/knjige', status: 500, screen: 'error' };
  // A page with an error is rendered anew, so the markup of the server does not matter here.
  const payload = { ...pageOf([]), ...broken, site: { ...site, analytics } };
  document.body.innerHTML = `<div id="${rootElementId}"></div><a href="/karte">Karte</a>`;
  const state = document.createElement('script');
  Object.assign(state, { type: 'application/json', id: stateElementId });
  state.textContent = JSON.stringify(payload);
  document.body.append(state);
  await startPage({});
  expect(document.querySelector('main')?.dataset.screen).toBe('error');
  expect(document.documentElement.dataset.ready).toBe('');
  expect(listened.mock.calls.map(([name]) => name)).toContain('vite:preloadError');
  await expect.poll(() => tagScripts().length).toBe(2);
  const link = document.querySelector('a[href="/karte"]');
  link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect.poll(() => requested).toContain('/_page/karte');
});
