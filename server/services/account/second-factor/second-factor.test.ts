import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoint, endpointNames } from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { refuseCall } from '../../../api/dispatch.ts';
import type { Actor } from '../../../api/handler.ts';
import { createCaller } from '../../../testing/caller.ts';
import { createStaffHandlers } from '../../collections/staff/reset-factor.ts';
import { createAuthenticator } from '../authenticator.ts';
import { createAccountHandlers } from '../handlers.ts';
import { hashPassword } from '../password.ts';
import { startSession } from '../sessions.ts';
import { factorOption } from './required-factor.ts';

const email = 'urednik@example.com';
const password = 'sidro-i-jedro-7';

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
let userId = 0;
let hash = '';
beforeAll(async () => {
  database = await createTestDatabase();
  hash = await hashPassword(password);
});
afterAll(() => database.drop());
beforeEach(async () => {
  caller = createCaller(database.db, (deps) => ({
    ...createAccountHandlers(deps),
    ...createStaffHandlers(deps),
  }));
  await database.db.deleteFrom('users').execute();
  await database.db.deleteFrom('rate_limits').execute();
  const { id } = await database.db
    .insertInto('users')
    .values({
      email,
      password_hash: hash,
      is_backoffice: true,
      scope: ['editor'],
      email_verified_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  userId = id;
});

const me = (scope = ['editor']): { actor: Actor } => ({
  actor: { kind: 'backoffice', userId, sessionId: crypto.randomUUID(), scope },
});

const later = (ms: number) => new Date(Date.now() + ms);
const step = 30_000;

const codeOf = (secret: string, at = new Date()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

async function setUp() {
  const begun = await caller.result('ownFactor.begin', { password }, me());
  if (!begun.ok) throw new Error(begun.error.code);
  const { secret } = begun.value;
  const confirmed = await caller.result('ownFactor.confirm', { code: codeOf(secret) }, me());
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  return { secret, codes: confirmed.value.codes };
}

const logIn = () => caller.result('auth.login', { username: email, password });

async function challenge(): Promise<string> {
  const refused = await logIn();
  if (refused.ok) throw new Error('no code was required');
  expect(refused.error.code).toBe('secondFactor');
  return String(refused.error.params?.challenge);
}

const enter = async (code: string, now = new Date(), given?: string) =>
  caller.result('auth.secondFactor', { challenge: given ?? (await challenge()), code }, { now });

const wrongCode = { ok: false, error: { code: 'wrongCode', field: 'code' } };

test('after the password the login requires a code of the app', async () => {
  const { secret } = await setUp();
  const now = later(step);
  const logged = await enter(codeOf(secret, now), now);
  if (!logged.ok) throw new Error(logged.error.code);
  const actor = await createAuthenticator(caller.deps)(logged.value.tokens.accessToken);
  expect(actor).toMatchObject({ kind: 'backoffice', userId });
});

test('the other call of the login requires it too', async () => {
  await setUp();
  const local = await caller.result('auth.localLogin', { username: email, password });
  expect(local).toMatchObject({ ok: false, error: { code: 'secondFactor' } });
});

test('a code counts once, also for two who send it at once, and not before it is confirmed', async () => {
  await caller.result('ownFactor.begin', { password }, me());
  expect((await logIn()).ok).toBe(true);
  const { secret } = await setUp();
  expect(await enter(codeOf(secret))).toMatchObject(wrongCode);
  const now = later(step);
  const code = codeOf(secret, now);
  const both = await Promise.all([enter(code, now), enter(code, now)]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
});

test('a recovery code logs in once; only hashes are stored', async () => {
  const { codes } = await setUp();
  expect(new Set(codes).size).toBe(10);
  const [code = ''] = codes;
  const stored = await database.db.selectFrom('recovery_codes').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(code);
  expect((await enter(` ${code.toUpperCase()} `)).ok).toBe(true);
  expect(await enter(code)).toMatchObject(wrongCode);
  expect(await caller.result('ownFactor.get', {}, me())).toMatchObject({
    value: { isOn: true, codesLeft: 9 },
  });
});

test('five wrong codes close the second step for a while, also for the right one', async () => {
  const { secret } = await setUp();
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await enter('000000')).toMatchObject(wrongCode);
  }
  const now = later(step);
  expect(await enter(codeOf(secret, now), now)).toMatchObject({
    error: { code: 'tooManyRequests' },
  });
});

test('the proof of the password is ours, ends after minutes, and with a new password', async () => {
  const { secret } = await setUp();
  const given = await challenge();
  const [, end, seal] = given.split('.');
  const loginAgain = { ok: false, error: { code: 'loginAgain' } };
  const now = later(step);
  const code = codeOf(secret, now);
  for (const forged of [
    '',
    '-',
    `${userId + 1}.${end}.${seal}`,
    `${userId}.${Number(end) + 1}.${seal}`,
  ]) {
    expect(await enter(code, now, forged), forged).toMatchObject(loginAgain);
  }
  const late = later(11 * 60_000);
  expect(await enter(codeOf(secret, late), late, given)).toMatchObject(loginAgain);
  const password_hash = await hashPassword('drugo-sidro-8');
  await database.db.updateTable('users').set({ password_hash }).execute();
  expect(await enter(code, now, given)).toMatchObject(loginAgain);
});

test('switching it on needs the password, switching it off a code', async () => {
  const refused = await caller.result('ownFactor.begin', { password: 'kriva-lozinka' }, me());
  expect(refused).toMatchObject({ ok: false, error: { field: 'password' } });
  const { secret } = await setUp();
  expect(await caller.result('ownFactor.begin', { password }, me())).toMatchObject({
    error: { code: 'conflict' },
  });
  expect(await caller.result('ownFactor.end', { code: '123456' }, me())).toMatchObject(wrongCode);
  const now = later(step);
  const ended = await caller.result(
    'ownFactor.end',
    { code: codeOf(secret, now) },
    { ...me(), now },
  );
  expect(ended.ok).toBe(true);
  expect((await logIn()).ok).toBe(true);
});

test('an administrator switches it off, which is logged; others may not', async () => {
  await setUp();
  const reset = (scope: string[]) => caller.result('staffFactor.reset', { id: userId }, me(scope));
  expect(await reset(['settings'])).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  expect((await reset(['admin'])).ok).toBe(true);
  expect((await logIn()).ok).toBe(true);
  const [change] = await database.db
    .selectFrom('changes')
    .select(['before', 'after'])
    .where('collection', '=', 'staff')
    .execute();
  expect(change).toEqual({ before: { second_factor: true }, after: { second_factor: false } });
});

/** Switches the setting on, or off again. */
async function require(isRequired: boolean): Promise<void> {
  await database.db.deleteFrom('options').where('key', '=', factorOption).execute();
  const row = { key: factorOption, value: 'true', public: false };
  if (isRequired) await database.db.insertInto('options').values(row).execute();
}

test('where the site requires it, staff without one can only set it up, and not end it', async () => {
  const { accessToken } = await startSession(database.db, userId, 'backoffice', new Date(), null);
  const caught = async () => {
    const actor = await createAuthenticator(caller.deps)(accessToken);
    if (actor?.kind !== 'backoffice') throw new Error('not logged in as staff');
    return actor;
  };
  expect(await caught()).not.toHaveProperty('lacksFactor');
  await require(true);
  const actor = await caught();
  expect(actor).toMatchObject({ scope: [], lacksFactor: true });
  const open = endpointNames
    .filter((name) => endpoint(name).access === 'backoffice')
    .filter((name) => refuseCall(name, actor) === null);
  expect(open.toSorted()).toEqual([
    'collection.list',
    'ownFactor.begin',
    'ownFactor.confirm',
    'ownFactor.get',
    'user.adminProfile',
  ]);
  const { codes } = await setUp();
  expect(await caught()).toMatchObject({ scope: ['editor'] });
  expect(await caught()).not.toHaveProperty('lacksFactor');
  const end = () => caller.result('ownFactor.end', { code: codes[0] ?? '' }, me());
  expect(await end()).toMatchObject({ error: { code: 'secondFactorRequired' } });
  await require(false);
  expect((await end()).ok).toBe(true);
});
