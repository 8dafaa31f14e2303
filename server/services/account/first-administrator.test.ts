import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { inviteFirstAdministrator } from './first-administrator.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const usual = { email: 'admin@shop.example', isNamed: false };
const invite = (invited = usual, now = new Date()) =>
  inviteFirstAdministrator(shop.database.db, invited, now);
const setPassword = (token: string) =>
  shop.call('password.set', { token, password: 'dugačka lozinka' });

async function tokenOf(invitation: ReturnType<typeof invite>): Promise<string> {
  const invited = await invitation;
  if (invited.kind !== 'invited') throw new Error(invited.kind);
  return invited.token;
}

test('the first administrator sets a password by a link that works once', async () => {
  const { db } = shop.database;
  await db
    .insertInto('users')
    .values({ email: 'kupac@shop.example', password_hash: 'x' })
    .execute();
  const customer = { email: 'Kupac@shop.example', isNamed: true };
  expect(await invite(customer)).toEqual({ kind: 'taken', email: 'Kupac@shop.example' });

  const first = await tokenOf(invite());
  const atOnce = await Promise.all([invite(), invite()]);
  expect(atOnce.map(({ kind }) => kind)).toEqual(['invited', 'invited']);
  const again = await invite({ email: 'ana@shop.example', isNamed: true });
  expect(again).toMatchObject({ kind: 'invited', email: 'ana@shop.example' });
  expect(await invite()).toMatchObject({ email: 'ana@shop.example' });
  const last = await tokenOf(invite());
  expect(await setPassword(first)).toMatchObject({ error: { code: 'tokenInvalid' } });
  expect(await setPassword(last)).toMatchObject({ ok: true });
  expect(await setPassword(last)).toMatchObject({ error: { code: 'tokenInvalid' } });
  expect(await invite()).toEqual({ kind: 'none' });

  const people = await db
    .selectFrom('users')
    .select(['email', 'is_backoffice', 'scope'])
    .orderBy('id')
    .execute();
  expect(people).toEqual([
    { email: 'kupac@shop.example', is_backoffice: false, scope: [] },
    { email: 'ana@shop.example', is_backoffice: true, scope: ['admin'] },
  ]);
  const entered = await shop.call('auth.login', {
    username: 'ana@shop.example',
    password: 'dugačka lozinka',
  });
  expect(entered.ok).toBe(true);
});

test('an invitation expires after a day', async () => {
  const { db } = shop.database;
  await db.deleteFrom('users').where('email', '=', 'ana@shop.example').execute();
  const token = await tokenOf(invite(usual, new Date(Date.now() - 86_400_001)));
  expect(await setPassword(token)).toMatchObject({ error: { code: 'tokenInvalid' } });
});
