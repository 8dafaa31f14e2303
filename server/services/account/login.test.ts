import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import { hashPassword } from './password.ts';
import { openRequestedLink } from './requested-links.ts';

let shop: TestShop;
let authenticate: Authenticator;
beforeAll(async () => {
  shop = await openShop();
  authenticate = createAuthenticator(shop.deps);
});
afterAll(() => shop.close());

const password = 'lozinka-ana';
let email = '';
let userId = 0;
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  userId = await addUser({ email });
});

async function addUser(more: { email: string; is_backoffice?: boolean; scope?: string[] }) {
  const password_hash = await hashPassword(password);
  const { id } = await shop.database.db
    .insertInto('users')
    .values({ password_hash, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const refusal = (code: string) => ({ ok: false, error: { code } });
const logIn = async (username = email) =>
  (await shop.get('auth.login', { username, password })).tokens;
const refreshWith = (refreshtoken: string, now = new Date()) =>
  shop.call('auth.refresh', {}, { headers: { refreshtoken }, now });
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

test('a login returns tokens and the user · AUTH-06 AUTH-07 API-010', async () => {
  const username = email.toUpperCase();
  const { tokens, user } = await shop.get('auth.login', { username, password });
  expect(user).toMatchObject({ id: userId, email, isBackofficeUser: false });
  expect(await authenticate(tokens.accessToken)).toMatchObject({ kind: 'customer', userId });
});

test('an unknown user and a wrong password get the same error · ERR-10 AU2', async () => {
  const unknown = { username: 'nitko@example.com', password };
  const mistaken = { username: email, password: wrong };
  for (const input of [unknown, mistaken, { username: 'x', password: 'y' }]) {
    expect(await shop.call('auth.login', input)).toEqual(refusal('unknownUserOrPassword'));
  }
});

const at = async (client: string, username: string, tried = password) => {
  const response = await shop.call('auth.login', { username, password: tried }, { client });
  return response.ok ? 'ok' : response.error.code;
};
const wrong = 'kriva-lozinka';

test('password guesses are blocked from that address, and the owner can log in from another · ERR-10', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => at('192.0.2.1', email.toUpperCase(), wrong)),
  );
  expect(guesses.filter((code) => code === 'unknownUserOrPassword')).toHaveLength(5);
  expect(await at('192.0.2.1', email)).toBe('tooManyRequests');
  expect(await at('192.0.2.2', email)).toBe('ok');
});

/** Sends wrong passwords from one address after another, until the account is slowed down. */
async function besiege(username: string, network = '198.51.100'): Promise<void> {
  for (let i = 0; i < 20; i += 1) {
    expect(await at(`${network}.${Math.floor(i / 4)}`, username, wrong)).toBe(
      'unknownUserOrPassword',
    );
  }
  expect(await at(`${network}.99`, username, wrong)).toBe('tooManyLogins');
}

test('guesses from many addresses slow an account down, but not its owner’s device · ERR-10', async () => {
  const known = await shop.get('auth.login', { username: email, password });
  await besiege(email);
  expect(await at('198.51.100.98', email)).toBe('tooManyLogins');
  const own = { username: email, password, device: known.device };
  expect(await shop.call('auth.login', own, { client: '192.0.2.7' })).toMatchObject({ ok: true });
  const other = `druga-${email}`;
  await addUser({ email: other });
  const foreign = await shop.get('auth.login', { username: other, password });
  for (const device of [foreign.device, 'x.y', `${known.device}x`]) {
    const response = await shop.call('auth.login', { ...own, device }, { client: '192.0.2.8' });
    expect(response).toEqual(refusal('tooManyLogins'));
  }
});

test('guesses from a known device are counted, too', async () => {
  const { device } = await shop.get('auth.login', { username: email, password });
  const codes: string[] = [];
  for (let i = 0; i < 11; i += 1) {
    const input = { username: email, password: wrong, device };
    const response = await shop.call('auth.login', input, { client: `203.0.113.${i}` });
    codes.push(response.ok ? 'ok' : response.error.code);
  }
  expect(codes.filter((code) => code === 'unknownUserOrPassword')).toHaveLength(10);
  expect(codes.at(-1)).toBe('tooManyLogins');
});

test('a new password by mail lets the owner log in at once, and invalidates known devices · PWD-08', async () => {
  const before = await shop.get('auth.login', { username: email, password });
  await besiege(email);
  await shop.get('password.forgot', { email });
  const { payload } = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'asked.setPassword')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await openRequestedLink(shop.database.db, 'setPassword', payload, new Date());
  const token = String(payload['token']);
  const { device } = await shop.get('password.set', { token, password: 'nova-lozinka' });
  expect(await at('192.0.2.10', email, 'nova-lozinka')).toBe('ok');
  await besiege(email, '203.0.113');
  const own = { username: email, password: 'nova-lozinka' };
  const client = '192.0.2.11';
  expect(await shop.call('auth.login', { ...own, device }, { client })).toMatchObject({ ok: true });
  const old = await shop.call('auth.login', { ...own, device: before.device }, { client });
  expect(old).toEqual(refusal('tooManyLogins'));
});

test('many people behind one address can log in, even after wrong passwords · AUTH-06', async () => {
  for (let round = 0; round < 12; round += 1) {
    expect(await at('192.0.2.3', email, wrong)).toBe('unknownUserOrPassword');
    expect(await at('192.0.2.3', email)).toBe('ok');
  }
});

test('a disabled user cannot log in and is logged out at once', async () => {
  const { accessToken } = await logIn();
  const disabled_at = new Date().toISOString();
  await shop.database.db
    .updateTable('users')
    .set({ disabled_at })
    .where('id', '=', userId)
    .execute();
  expect(await authenticate(accessToken)).toBeNull();
  const again = await shop.call('auth.login', { username: email, password });
  expect(again).toEqual(refusal('accountBlocked'));
  const guess = await shop.call('auth.login', { username: email, password: wrong });
  expect(guess).toEqual(refusal('unknownUserOrPassword'));
});

test('the usual login can be refreshed; local, social and admin have calls of their own · AUTH-08 AUTH-09', async () => {
  const { refreshToken } = await logIn();
  expect((await refreshWith(refreshToken)).ok).toBe(true);
  const { token } = await shop.get('auth.localLogin', { username: email, password });
  const actor = await authenticate(token);
  expect(await shop.get('auth.localUser', {}, { ...(actor && { actor }) })).toMatchObject({
    email,
  });
  const paths = ['auth.login', 'auth.localLogin', 'auth.socialOauth', 'user.adminProfile'] as const;
  expect(new Set(paths.map((name) => contract[name].path)).size).toBe(paths.length);
});

test('a back-office user gets a back-office session · API-010 PERM-14 PERM-20 ADMIN-02', async () => {
  const admin = `urednik-${email}`;
  await addUser({ email: admin, is_backoffice: true, scope: ['content'] });
  const { accessToken } = await logIn(admin);
  const actor = await authenticate(accessToken);
  expect(actor).toMatchObject({ kind: 'backoffice', scope: ['content'] });
  const profile = await shop.get('user.adminProfile', {}, { ...(actor && { actor }) });
  expect(profile).toMatchObject({ email: admin, isBackofficeUser: true, scope: ['content'] });
  const customer = await authenticate((await logIn()).accessToken);
  const refused = await shop.call(
    'user.adminProfile',
    {},
    { ...(customer && { actor: customer }) },
  );
  expect(refused).toEqual(refusal('forbidden'));
});

test('logout ends the session on the next call · AUTH-20 API-008 AU4', async () => {
  const tokens = await logIn();
  const actor = await authenticate(tokens.accessToken);
  await shop.get('auth.logout', {}, { ...(actor && { actor }) });
  expect(await authenticate(tokens.accessToken)).toBeNull();
  expect(await refreshWith(tokens.refreshToken)).toEqual(refusal('unauthorized'));
});

test('a refresh rotates the token, and a repeat returns the same successor · API-011 AUTH-18', async () => {
  const { refreshToken } = await logIn();
  const [first, second] = [await refreshWith(refreshToken), await refreshWith(refreshToken)];
  expect(first.ok && second.ok).toBe(true);
  if (!first.ok || !second.ok) return;
  expect(first.value.tokens.refreshToken).not.toBe(refreshToken);
  expect(second.value.tokens.refreshToken).toBe(first.value.tokens.refreshToken);
  expect(await authenticate(second.value.tokens.accessToken)).toMatchObject({ userId });
});

test('twenty parallel refreshes keep the user logged in · AUTH-17 AU5', async () => {
  const { refreshToken } = await logIn();
  const responses = await Promise.all(Array.from({ length: 20 }, () => refreshWith(refreshToken)));
  const successors = responses.map((response) => response.ok && response.value.tokens.refreshToken);
  expect(new Set(successors).size).toBe(1);
  expect(responses.every(({ ok }) => ok)).toBe(true);
});

test('a stolen refresh token ends the family · AUTH-19 ERR-57 API-011', async () => {
  const { refreshToken } = await logIn();
  const next = await refreshWith(refreshToken);
  expect(await refreshWith(refreshToken, later(31))).toEqual(refusal('unauthorized'));
  const successor = next.ok ? next.value.tokens : { refreshToken: '', accessToken: '' };
  expect(await refreshWith(successor.refreshToken)).toEqual(refusal('unauthorized'));
  expect(await authenticate(successor.accessToken)).toBeNull();
});

test('sessions end after a month of inactivity · AUTH-19', async () => {
  const { refreshToken } = await logIn();
  const day = 86_400;
  expect(await refreshWith(refreshToken, later(31 * day))).toEqual(refusal('unauthorized'));
  expect((await refreshWith(refreshToken, later(29 * day))).ok).toBe(true);
});

test('no usable secret is stored · AUTH-06', async () => {
  const { refreshToken } = await logIn();
  const next = await refreshWith(refreshToken);
  const rows = await shop.database.db.selectFrom('sessions').selectAll().execute();
  const stored = rows.map((row) => `${row.refresh_hash.toString('latin1')}${row.successor_sealed}`);
  const known = [refreshToken, next.ok ? next.value.tokens.refreshToken : refreshToken];
  for (const token of known) expect(stored.join()).not.toContain(token);
});

test('foreign access tokens are rejected · AUTH-22 AU3', async () => {
  const { accessToken } = await logIn();
  const [head = '', body = ''] = accessToken.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sid: crypto.randomUUID(), iss: 'izlog', aud: 'izlog', exp: 4e9 };
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .sign(new Uint8Array(32));
  const tokens = [
    'x',
    'a.b.c',
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
    `${head}.${encode(claims)}.${accessToken.split('.')[2]}`,
    forged,
  ];
  for (const token of tokens) expect(await authenticate(token)).toBeNull();
  expect(await authenticate()).toEqual({ kind: 'anonymous' });
});

test('an access token expires after ten minutes · AUTH-17', async () => {
  const loggedIn = async (now: Date) =>
    (await shop.get('auth.login', { username: email, password }, { now })).tokens.accessToken;
  expect(await authenticate(await loggedIn(later(-601)))).toBeNull();
  // A minute is left, however long the login takes.
  expect(await authenticate(await loggedIn(later(-540)))).toMatchObject({ userId });
});
