import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createPasskeyDevice, type PasskeyDevice } from '#tests/support/passkey-device.ts';
import type { Actor } from '../../../api/handler.ts';
import { createCaller } from '../../../testing/caller.ts';
import { createAuthenticator } from '../authenticator.ts';
import { exportData } from '../export-data.ts';
import { createAccountHandlers } from '../handlers.ts';
import { hashPassword } from '../password.ts';
import { createToken, hashToken } from '../refresh-token.ts';
import { factorOption } from '../second-factor/required-factor.ts';

const password = 'sidro-i-jedro-7';
const minute = 60_000;

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
let hash = '';
beforeAll(async () => {
  database = await createTestDatabase();
  hash = await hashPassword(password);
});
afterAll(() => database.drop());

let userId = 0;
let device: PasskeyDevice;
beforeEach(async () => {
  caller = createCaller(database.db, createAccountHandlers);
  await database.db.deleteFrom('users').execute();
  await database.db.deleteFrom('outbox').execute();
  await database.db.deleteFrom('rate_limits').execute();
  userId = await addUser('ana@example.com');
  device = createPasskeyDevice();
});

async function addUser(email: string, isStaff = false): Promise<number> {
  const { id } = await database.db
    .insertInto('users')
    .values({
      email,
      password_hash: hash,
      is_backoffice: isStaff,
      scope: isStaff ? ['editor'] : [],
      email_verified_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const as = (id = userId): { actor: Actor } => ({
  actor: { kind: 'customer', userId: id, sessionId: crypto.randomUUID() },
});

async function begin(id = userId): Promise<string> {
  const begun = await caller.result('passkey.begin', { password }, as(id));
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value.token;
}

async function handleOf(id: number, token: string): Promise<string> {
  const found = await caller.result('passkey.options', { token }, as(id));
  if (!found.ok) throw new Error(found.error.code);
  expect(found.value.options).toMatchObject({ challenge: token, rp: { id: 'localhost' } });
  const { user } = found.value.options as { readonly user: { readonly id: string } };
  return user.id;
}

async function add(id = userId, made = device): Promise<string> {
  const token = await begin(id);
  const handle = await handleOf(id, token);
  const credential = made.create(token);
  const added = await caller.result('passkey.add', { name: 'Telefon', credential }, as(id));
  if (!added.ok) throw new Error(added.error.code);
  return handle;
}

async function challenge(): Promise<string> {
  const { options } = await caller.call('auth.passkeyOptions', {});
  return String((options as { readonly challenge: unknown }).challenge);
}

const logIn = async (
  handle?: string,
  where: Parameters<PasskeyDevice['use']>[2] = {},
  given?: string,
  now = new Date(),
) =>
  caller.result(
    'auth.passkey',
    { credential: device.use(given ?? (await challenge()), handle, where) },
    { now },
  );

const refused = { ok: false, error: { code: 'passkeyRefused' } };

test('a passkey logs in, and the session records it · AUTH-06', async () => {
  const handle = await add();
  const logged = await logIn(handle);
  if (!logged.ok) throw new Error(logged.error.code);
  const actor = await createAuthenticator(caller.deps)(logged.value.tokens.accessToken);
  expect(actor).toMatchObject({ kind: 'customer', userId });
  const sessions = await caller.result('auth.sessions', {}, as());
  expect(sessions).toMatchObject({ value: [{ isByPasskey: true }] });
  const list = await caller.result('passkey.list', {}, as());
  expect(list).toMatchObject({ value: [{ name: 'Telefon', lastUsedAt: expect.any(String) }] });
});

test('a signed challenge works once, for ten minutes, and only when the shop made it', async () => {
  const handle = await add();
  const given = await challenge();
  expect((await logIn(handle, {}, given)).ok).toBe(true);
  expect(await logIn(handle, {}, given)).toMatchObject(refused);
  expect(await logIn(handle, {}, 'A'.repeat(43))).toMatchObject(refused);
  const late = new Date(Date.now() + 11 * minute);
  expect(await logIn(handle, {}, await challenge(), late)).toMatchObject(refused);
});

test('two logins with one challenge at once: one succeeds', async () => {
  const handle = await add();
  const given = await challenge();
  const both = await Promise.all([logIn(handle, {}, given), logIn(handle, {}, given)]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
});

test('a passkey of another address, or without a check of the person, is refused', async () => {
  const handle = await add();
  expect(await logIn(handle, { origin: 'https://localhost.evil.test' })).toMatchObject(refused);
  expect(await logIn(handle, { isVerified: false })).toMatchObject(refused);
});

test('a counter that does not rise is refused: the passkey may be a copy', async () => {
  const handle = await add();
  expect((await logIn(handle, { counter: 5 })).ok).toBe(true);
  expect(await logIn(handle, { counter: 5 })).toMatchObject(refused);
  expect(await logIn(handle, { counter: 4 })).toMatchObject(refused);
  expect((await logIn(handle, { counter: 6 })).ok).toBe(true);
});

test('a passkey names its own account only', async () => {
  await add();
  const other = await addUser('iva@example.com');
  const stranger = await handleOf(other, await begin(other));
  expect(await logIn(stranger)).toMatchObject(refused);
});

test('an unknown passkey and a blocked account are refused with their own errors', async () => {
  expect(await logIn()).toMatchObject({ error: { code: 'unknownPasskey' } });
  const handle = await add();
  await database.db.updateTable('users').set({ disabled_at: new Date().toISOString() }).execute();
  expect(await logIn(handle)).toMatchObject({ error: { code: 'accountBlocked' } });
});

test('staff with a second factor need no code of their app', async () => {
  const staff = await addUser('urednik@example.com', true);
  await database.db
    .insertInto('second_factors')
    .values({ user_id: staff, secret: Buffer.alloc(20), confirmed_at: new Date().toISOString() })
    .execute();
  const logged = await logIn(await add(staff));
  if (!logged.ok) throw new Error(logged.error.code);
  const actor = await createAuthenticator(caller.deps)(logged.value.tokens.accessToken);
  expect(actor).toMatchObject({ kind: 'backoffice', userId: staff });
});

test('where the site requires a second factor, a passkey is enough and the password is not', async () => {
  const staff = await addUser('urednik@example.com', true);
  const handle = await add(staff);
  const row = { key: factorOption, value: 'true', public: false };
  await database.db.insertInto('options').values(row).execute();
  const logged = await logIn(handle);
  const typed = await caller.result('auth.login', { username: 'urednik@example.com', password });
  if (!logged.ok || !typed.ok) throw new Error('not logged in');
  const authenticate = createAuthenticator(caller.deps);
  expect(await authenticate(logged.value.tokens.accessToken)).toMatchObject({ scope: ['editor'] });
  expect(await authenticate(typed.value.tokens.accessToken)).toMatchObject({ lacksFactor: true });
  await database.db.deleteFrom('options').where('key', '=', factorOption).execute();
});

test('a passkey needs the password, and a challenge of one account is refused for another', async () => {
  const wrong = await caller.result('passkey.begin', { password: 'kriva-lozinka-9' }, as());
  expect(wrong).toMatchObject({ error: { code: 'incorrectOldPassword', field: 'password' } });
  const token = await begin();
  const other = as(await addUser('iva@example.com'));
  const options = await caller.result('passkey.options', { token }, other);
  expect(options).toMatchObject({ error: { code: 'notFound' } });
  const credential = device.create(token);
  const added = await caller.result('passkey.add', { name: 'Moj', credential }, other);
  expect(added).toMatchObject(refused);
  const asLogin = await caller.result('auth.passkey', { credential: device.use(token) });
  expect(asLogin).toMatchObject(refused);
});

test('a passkey made at another address, or known already, is not added', async () => {
  const foreign = device.create(await begin(), { origin: 'https://evil.test' });
  const name = 'Telefon';
  expect(await caller.result('passkey.add', { name, credential: foreign }, as())).toMatchObject(
    refused,
  );
  await add();
  const other = await addUser('iva@example.com');
  const again = device.create(await begin(other));
  expect(await caller.result('passkey.add', { name, credential: again }, as(other))).toMatchObject(
    refused,
  );
});

test('only its owner renames and removes it, gets a mail about it, and it no longer logs in', async () => {
  const handle = await add();
  const list = await caller.result('passkey.list', {}, as());
  const id = list.ok ? (list.value[0]?.id ?? '') : '';
  const other = as(await addUser('iva@example.com'));
  const notFound = { error: { code: 'notFound' } };
  expect(await caller.result('passkey.rename', { id, name: 'X' }, other)).toMatchObject(notFound);
  expect(await caller.result('passkey.remove', { id, password }, other)).toMatchObject(notFound);
  await caller.result('passkey.rename', { id, name: 'Prijenosnik' }, as());
  expect(await caller.result('passkey.list', {}, as())).toMatchObject({
    value: [{ name: 'Prijenosnik' }],
  });
  const open = await caller.result('passkey.remove', { id }, as());
  expect(open).toMatchObject({ error: { code: 'incorrectOldPassword' } });
  expect((await caller.result('passkey.remove', { id, password }, as())).ok).toBe(true);
  expect(await logIn(handle)).toMatchObject({ error: { code: 'unknownPasskey' } });
  const mails = await database.db.selectFrom('outbox').select('kind').orderBy('id').execute();
  expect(mails.map(({ kind }) => kind)).toEqual(['mail.passkeyAdded', 'mail.passkeyRemoved']);
});

test('who proves an address first ends passkeys of those who opened the account with it', async () => {
  await add();
  await database.db.updateTable('users').set({ email_verified_at: null }).execute();
  const token = createToken();
  const expires_at = new Date(Date.now() + minute).toISOString();
  await database.db
    .insertInto('tokens')
    .values({
      hash: hashToken(token),
      kind: 'setPassword',
      user_id: userId,
      email: 'ana@example.com',
      expires_at,
    })
    .execute();
  await caller.call('password.set', { token, password: 'nova-lozinka-8' });
  expect(await caller.result('passkey.list', {}, as())).toMatchObject({ value: [] });
});

test('the export of an account names its passkeys', async () => {
  const empty = await exportData(database.db, userId);
  await add();
  const filled = await exportData(database.db, userId);
  expect(filled?.length).toBeGreaterThan(empty?.length ?? 0);
});

const domains = ['https://shop.test', 'https://www.shop.test', 'https://de.localhost'];

test('a passkey is for the domain on which it is added, and works below it', async () => {
  caller = createCaller(database.db, createAccountHandlers, { domains });
  const at = (host: string) => ({ ...as(), headers: { host } });
  const token = await begin();
  const made = await caller.result('passkey.options', { token }, at('www.shop.test'));
  expect(made).toMatchObject({ value: { options: { rp: { id: 'shop.test' } } } });
  const below = { origin: 'https://www.shop.test', domain: 'shop.test' };
  const credential = device.create(token, below);
  const name = 'Telefon';
  const added = await caller.result('passkey.add', { name, credential }, at('www.shop.test'));
  expect(added).toMatchObject({ ok: true });
  const use = async (host: string, where: typeof below) =>
    caller.result(
      'auth.passkey',
      { credential: device.use(await challenge(), undefined, where) },
      { headers: { host } },
    );
  const own = { origin: 'https://shop.test', domain: 'shop.test' };
  expect((await use('shop.test', own)).ok).toBe(true);
  expect(await use('localhost:3000', own)).toMatchObject(refused);
  const domain = async (host: string) =>
    (await caller.result('passkey.list', {}, at(host))) as { value: { domain: string | null }[] };
  expect(await domain('shop.test')).toMatchObject({ value: [{ domain: null }] });
  expect(await domain('localhost:3000')).toMatchObject({ value: [{ domain: 'shop.test' }] });
});

test.each([
  ['de.localhost', 'localhost'],
  ['localhost:3000', 'localhost'],
  ['evil.test', 'localhost'],
  ['www.shop.test', 'shop.test'],
])('a login at %s takes passkeys of %s', async (host, rpId) => {
  caller = createCaller(database.db, createAccountHandlers, { domains });
  const begun = await caller.result('auth.passkeyOptions', {}, { headers: { host } });
  expect(begun).toMatchObject({ value: { options: { rpId } } });
});
