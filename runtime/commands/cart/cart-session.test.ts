import { expect, test } from 'vitest';
import { createCookieJar } from '../cookie-jar.ts';
import { saveCartSession } from './cart-session.ts';

test('both cookies of a cart last a year, hidden from scripts · CART-22 CONST-22', () => {
  const cookies = createCookieJar({});
  saveCartSession(cookies, { cartId: 'c', protectCode: 'p' });
  const year = { maxAge: 31_536_000, httpOnly: true };
  expect(cookies.changes).toEqual([
    { name: 'cartId', value: 'c', ...year },
    { name: 'protectCode', value: 'p', ...year },
  ]);
});
