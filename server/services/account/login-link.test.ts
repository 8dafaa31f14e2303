import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { createAuthenticator } from './authenticator.ts';
import { hashPassword } from './password.ts';
import { openRequestedLink } from './requested-links.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const password = 'lozinka-ana';
let email = '';
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`;
});

async function addUser(more: { is_backoffice?: boolean; email_verified_at?: string } = {}) {
  const values = { email, password_hash: await hashPassword(password), ...more };
  await shop.database.db.insertInto('users').values(values).execute();
}

const verified = () => ({ email_verified_at: new Date().toISOString() });

/** Requests a link and opens the request as the mail sender does; null when no mail is sent. */
async function mailedLink(): Promise<string | null> {
  const { db } = shop.database;
  expect(await shop.get('auth.requestLink', { email })).toEqual({ done: true });
  const { payload } = await db
    .deleteFrom('outbox')
    .where('kind', '=', 'asked.logIn')
    .returning('payload')
    .executeTakeFirstOrThrow();
  const to = await openRequestedLink(db, 'logIn', payload, new Date());
  return to === null ? null : String(payload['token']);
}

const invalid = { ok: false, error: { code: 'tokenInvalid' } };

test('a link by mail logs in once, within a quarter of an hour', async () => {
  await addUser(verified());
  const token = (await mailedLink()) ?? '';
  const read = await shop.get('form.readConfirmation', { token });
  expect(read).toEqual({ purpose: 'login', email, isConfirmed: false });
  const late = { now: new Date(Date.now() + 16 * 60_000) };
  expect(await shop.call('auth.linkLogin', { token }, late)).toEqual(invalid);
  const { tokens } = await shop.get('auth.linkLogin', { token });
  const actor = await createAuthenticator(shop.deps)(tokens.accessToken);
  expect(actor).toMatchObject({ kind: 'customer' });
  expect(await shop.call('auth.linkLogin', { token })).toEqual(invalid);
  const login = { username: email, password };
  expect((await shop.call('auth.login', login)).ok).toBe(true);
});

test('an unknown address gets the same response and no mail, as do staff', async () => {
  expect(await mailedLink()).toBeNull();
  await addUser({ ...verified(), is_backoffice: true });
  expect(await mailedLink()).toBeNull();
});

test('the owner of an address ends what another person set up with it', async () => {
  await addUser();
  const stranger = await shop.get('auth.login', { username: email, password });
  await shop.get('auth.linkLogin', { token: (await mailedLink()) ?? '' });
  expect(await createAuthenticator(shop.deps)(stranger.tokens.accessToken)).toBeNull();
  expect((await shop.call('auth.login', { username: email, password })).ok).toBe(false);
});
