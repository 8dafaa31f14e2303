import { expect, test } from 'vitest';
import { guest } from '#tests/support/page.ts';
import { asPreviewed } from './preview-request.ts';

const now = new Date('2026-06-01T10:00:00.000Z');
const user = { id: 7 } as never;
const request = { session: { ...guest, user, wishlist: [3] }, now, path: '/x' };

test('a preview time replaces only the current time', () => {
  const at = '2099-12-24T08:00:00.000Z';
  expect(asPreviewed(request, { at, audience: null })).toEqual({ ...request, now: new Date(at) });
  expect(asPreviewed(request, undefined)).toBe(request);
});

test('previewing as a guest removes the user’s data; as a customer, the own or an empty account is used', () => {
  const seen = asPreviewed(request, { at: null, audience: 'guest' });
  expect(seen.session).toMatchObject({ user: null, cart: null, wishlist: [] });
  const stranger = { ...request, session: guest };
  const ids = [request, stranger].map(
    (each) => asPreviewed(each, { at: null, audience: 'customer' }).session.user?.id,
  );
  expect(ids).toEqual([7, 0]);
});
