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

afterEach(() => {
  vi.restoreAllMocks();
  for (const script of tagScripts()) script.remove();
  document.body.replaceChildren();
  delete document.documentElement.dataset.ready;
});

test('a started page notices missing code and counts visits · LAYOUT-12 LAYOUT-16', async () => {
  document.head.append(policy);
  const listened = vi.spyOn(window, 'addEventListener');
  const { site } = pageOf([]);
  // A page with an error is rendered again, so the markup of the server does not matter here.
  const payload = { ...pageOf([]), status: 500, screen: 'error', site: { ...site, analytics } };
  document.body.innerHTML = `<div id="${rootElementId}"></div>`;
  const state = document.createElement('script');
  Object.assign(state, { type: 'application/json', id: stateElementId });
  state.textContent = JSON.stringify(payload);
  document.body.append(state);
  await startPage({});
  expect(document.querySelector('main')?.dataset.screen).toBe('error');
  expect(document.documentElement.dataset.ready).toBe('');
  expect(listened.mock.calls.map(([name]) => name)).toContain('vite:preloadError');
  await expect.poll(() => tagScripts().length).toBe(2);
});
