import Fastify from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer } from '#tests/support/visitor.ts';
import { createAuthenticator } from './authenticator.ts';
import { exportRoutes } from './export.routes.ts';

let shop: TestShop;
const app = Fastify();
beforeAll(async () => {
  shop = await openShop();
  await exportRoutes(app, shop.database.db);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function customer() {
  const login = await addCustomer(shop);
  const { tokens } = await shop.get('auth.login', login);
  const actor = await createAuthenticator(shop.deps)(tokens.accessToken);
  if (actor?.kind !== 'customer') throw new Error('not logged in');
  return { ...login, actor };
}

const fetchFile = (token: string) => app.inject(`/my-data/${token}`);

test('the export holds the account, its orders and wishes, and no secret', async () => {
  const { actor, username, password } = await customer();
  const cart = await readyCart(shop, [[ids.map, 1]]);
  await shop.get('checkout.createOrder', orderOf(cart), { actor });
  await shop.get('wishlist.create', { product_id: ids.map }, { actor });
  const { token } = await shop.get('user.requestExport', { password }, { actor });
  const response = await fetchFile(token);
  expect(response.headers['content-disposition']).toContain('my-data.zip');
  const files = unzipSync(response.rawPayload);
  const names = [
    'account',
    'addresses',
    'orders',
    'consents',
    'reviews',
    'wishes',
    'wishLists',
    'notes',
    'formEntries',
    'files',
  ];
  expect(Object.keys(files)).toEqual(names.map((name) => `${name}.json`));
  const text = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('');
  expect(text).toContain(username);
  expect(text).not.toMatch(/password|argon2|refresh_hash/);
  const listOf = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(listOf('wishes.json')).toHaveLength(1);
  expect(listOf('orders.json')).toMatchObject([{ items: [{ qty: 1 }] }]);
});

test('an open session is not enough: the password, or without one a fresh login', async () => {
  const { actor } = await customer();
  const refused = (code: string, field?: string) => ({
    ok: false,
    error: { code, ...(field && { field }) },
  });
  expect(await shop.call('user.requestExport', { password: 'kriva-lozinka' }, { actor })).toEqual(
    refused('incorrectOldPassword', 'password'),
  );
  await shop.database.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', actor.userId)
    .execute();
  expect((await shop.call('user.requestExport', {}, { actor })).ok).toBe(true);
  const late = new Date(Date.now() + 16 * 60_000);
  expect(await shop.call('user.requestExport', {}, { actor, now: late })).toEqual(
    refused('loginAgain'),
  );
});

test('an expired link, or one of an erased account, shows a page that explains it', async () => {
  const { actor, password } = await customer();
  const { token } = await shop.get('user.requestExport', { password }, { actor });
  await shop.database.db.deleteFrom('users').where('id', '=', actor.userId).execute();
  const gone = await fetchFile(token);
  expect([gone.statusCode, gone.headers['content-type']]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  expect((await fetchFile('x'.repeat(43))).statusCode).toBe(404);
});
