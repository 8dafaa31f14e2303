import { afterEach, beforeEach, expect, test } from 'vitest';
import { guest, pageOf } from '#tests/support/page.ts';
import { createSessionStore } from '../store/session.ts';
import { afterLoad } from './after-load.ts';
import { countVisits } from './analytics.ts';
import type { BrowserRuntime } from './browser-runtime.ts';
import type { PageRouter } from './page-router.ts';

const ids = { measurement: 'G-ABC1234567', container: 'GTM-ABC123' };
const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')].map(
    ({ src }) => src,
  );
const globals = window as unknown as Record<string, unknown>;

/** Script elements are inserted, but the policy blocks all network requests. */
const policy = document.createElement('meta');
beforeEach(() => {
  policy.httpEquiv = 'content-security-policy';
  policy.content = "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:";
  document.head.append(policy);
});
afterEach(() => {
  document.querySelectorAll('script[src*="googletagmanager"]').forEach((script) => script.remove());
  Reflect.deleteProperty(window, 'dataLayer');
});

test('nothing is fetched before consent to all cookies; then both scripts are in the page · LAYOUT-16', () => {
  const session = createSessionStore({ ...guest, cookieChoice: 'none' });
  countVisits(ids, session);
  session.setState({ cookieChoice: 'necessary' });
  expect(scripts()).toEqual([]);
  expect(globals.dataLayer).toBeUndefined();
  session.setState({ cookieChoice: 'all' });
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  ]);
  const [first, second, third] = globals.dataLayer as readonly ArrayLike<unknown>[];
  expect(Object.prototype.toString.call(second)).toBe('[object Arguments]');
  expect(Array.from(first ?? [])[0]).toBe('js');
  expect(Array.from(second ?? [])).toEqual(['config', 'G-ABC1234567']);
  expect(third).toMatchObject({ event: 'gtm.js' });
  session.setState({ cart: null });
  expect(scripts()).toHaveLength(2);
});

test.each([
  [{ measurement: 'G-ABC1234567' }, 'gtag/js?id=G-ABC1234567'],
  [{ container: 'GTM-ABC123' }, 'gtm.js?id=GTM-ABC123'],
])('a site with %j alone has its script alone · LAYOUT-16', (only, path) => {
  countVisits(only, createSessionStore({ ...guest, cookieChoice: 'all' }));
  expect(scripts()).toEqual([`https://www.googletagmanager.com/${path}`]);
});

test('a page counts the visit when the site has analytics · LAYOUT-16', async () => {
  const session = createSessionStore({ ...guest, cookieChoice: 'all' });
  const router = { revalidate: async () => undefined } as unknown as PageRouter;
  const runtime = { session } as unknown as BrowserRuntime;
  await afterLoad(router, runtime, pageOf([]).site);
  expect(scripts()).toEqual([]);
  await afterLoad(router, runtime, { ...pageOf([]).site, analytics: ids });
  expect(scripts()).toHaveLength(2);
});

test('withdrawn consent stops counting and removes the cookies · LAYOUT-16', () => {
  const session = createSessionStore({ ...guest, cookieChoice: 'all' });
  countVisits({ measurement: ids.measurement }, session);
  expect(globals['ga-disable-G-ABC1234567']).toBe(false);
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_ga_ABC1234567=GS1; path=/';
  session.setState({ cookieChoice: 'none' });
  expect(globals['ga-disable-G-ABC1234567']).toBe(true);
  expect(document.cookie).not.toContain('_ga');
});
