import { expect, test } from 'vitest';
import type { PageResolution } from '#runtime/page/page-request.ts';
import { pageOf } from '#tests/support/page.ts';
import { offlineRule } from './offline-header.ts';

const user = { id: 1, email: 'ana@example.com' };
const guest = { user: null };

function resolved(changes: object = {}, head: object = {}): PageResolution {
  const page = pageOf([], {});
  return {
    kind: 'page',
    preview: null,
    page: { ...page, ...changes, head: { ...page.head, noindex: false, ...head } },
  } as unknown as PageResolution;
}

test.each([
  ['a page for everybody', resolved(), 'keep'],
  ['the cart', resolved({ screen: 'cart' }, { noindex: true }), 'keep'],
  ['a personal page', resolved({ screen: 'profile' }, { noindex: true }), undefined],
  ['an error', resolved({ status: 404 }), undefined],
  ['a draft', { ...resolved(), preview: {} } as unknown as PageResolution, undefined],
  ['a redirect', { kind: 'redirect' as const, to: '/', status: 301 as const }, undefined],
])('a browser may keep only what is safe: %s', (_, page, rule) => {
  expect(offlineRule(page, guest)['x-offline']).toBe(rule);
});

test('nothing is cached for a visitor who is logged in', () => {
  const session = { user } as unknown as Parameters<typeof offlineRule>[1];
  expect(offlineRule(resolved(), session)).toEqual({ 'x-offline': 'clear' });
});
