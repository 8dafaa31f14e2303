import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieMaxAge } from '#schemas/constants.ts';
import { writeCookies } from './cookies.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ trustProxy: true });
  await app.register(cookie);
  app.get('/', async (_, reply) => {
    const cart = { name: 'cartId', value: 'c', maxAge: cookieMaxAge.cart };
    const locale = { name: 'locale', value: 'de', maxAge: cookieMaxAge.locale, httpOnly: false };
    writeCookies(reply, [cart, locale, { name: 'gone', value: '', maxAge: 0 }]);
    return '';
  });
});
afterAll(() => app.close());

const cookies = async (headers = {}) => (await app.inject({ url: '/', headers })).cookies;

test('the cart cookie lasts a year, for the whole site, hidden from scripts · CART-22 CONST-22', async () => {
  const [cart] = await cookies();
  expect(cart).toMatchObject({ name: 'cartId', maxAge: 31_536_000, path: '/', httpOnly: true });
});

test('the language cookie lasts 365 days for the whole site, lax, readable by scripts · CONST-23 I18N-09', async () => {
  const [, locale] = await cookies();
  expect(locale).toMatchObject({ maxAge: 365 * 86_400, path: '/', sameSite: 'Lax' });
  expect(locale).not.toHaveProperty('httpOnly');
});

test('cookies of HTTPS requests are secure; a maximum age of 0 deletes a cookie · CART-24', async () => {
  const [cart, , gone] = await cookies({ 'x-forwarded-proto': 'https' });
  expect(cart).toMatchObject({ secure: true });
  expect((await cookies())[0]).not.toHaveProperty('secure');
  expect(gone).toMatchObject({ name: 'gone', maxAge: 0 });
});
