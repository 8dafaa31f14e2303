import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartSession } from '#schemas/entities/cart.ts';
import { testSite } from '#server/testing/site.ts';
import { openSiteApi, type Person, type SiteApi } from '#tests/support/api.ts';

/** Messages that programs get, word for word. */
let site: SiteApi;
let customer: Person;
beforeAll(async () => {
  site = await openSiteApi(testSite);
  customer = await site.api.person();
});
afterAll(() => site.close());

const messageOf = async (call: string, fields: object, headers = {}) =>
  (await site.api.send(call, fields, headers)).body['message'];

test('a second account of an address is refused with “User already exist.” · ERR-09', async () => {
  const details = { firstName: 'Ana', lastName: 'Anić' };
  const payload = {
    details,
    email: customer.email,
    username: customer.email,
    password: 'lozinka1',
  };
  expect(await messageOf('POST /api/v1/user/web/register', payload)).toBe('User already exist.');
});

test('a wrong login is refused with “Unknown username or password!” · ERR-10', async () => {
  const login = { username: customer.email, password: 'kriva-lozinka' };
  for (const call of ['POST /api/v1/login', 'POST /api/auth/login']) {
    expect(await messageOf(call, login), call).toBe('Unknown username or password!');
  }
});

test('a wrong old password is refused with “Incorrect old password.” · ERR-11', async () => {
  const passwords = { oldPassword: 'kriva-lozinka', newPassword: 'nova-lozinka' };
  const call = 'POST /api/v1/user/password/reset';
  expect(await messageOf(call, passwords, customer.headers)).toBe('Incorrect old password.');
});

test('a refused social login says “Prijava nije uspjela” · ERR-13', async () => {
  const returned = { provider: 'nema', code: 'a', state: 'b' };
  const { status, body } = await site.api.send('POST /api/v1/user/social/oauth', returned);
  expect(body).toMatchObject({ code: 'INVALID_LOGIN', message: 'Prijava nije uspjela' });
  expect(status).toBe(401);
});

test('an unknown coupon is refused with “Coupon not found!” · ERR-14 COUPON-09', async () => {
  const cart = '/api/v2/ecommerce/cart';
  const session = await site.api.data<CartSession>(`GET ${cart}/getNewCartSession`);
  const sent = { ...session, couponCode: 'NEMA' };
  expect(await messageOf(`POST ${cart}/applyCoupon`, sent)).toBe('Coupon not found!');
});

test('a comment without login is refused with “Samo za registrirane korisnike!” · ERR-73', async () => {
  const comment = { target: 'product', targetId: 1, comment: 'Dobro', rating: 5 };
  const call = 'POST /api/v1/cms/comment/create';
  expect(await messageOf(call, comment)).toBe('Samo za registrirane korisnike!');
});
