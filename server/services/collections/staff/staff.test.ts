import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Actor } from '../../../api/handler.ts';
import { createCaller } from '../../../testing/caller.ts';
import { createAuthenticator } from '../../account/authenticator.ts';
import { createAccountHandlers } from '../../account/handlers.ts';
import { createCollectionHandlers } from '../handlers.ts';

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
let owner = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  caller = createCaller(database.db, (deps) => ({
    ...createCollectionHandlers(deps),
    ...createAccountHandlers(deps),
  }));
  const { id } = await database.db
    .insertInto('users')
    .values({
      email: 'owner@example.com',
      password_hash: 'x',
      is_backoffice: true,
      scope: ['admin'],
      email_verified_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  owner = id;
});
afterAll(() => database.drop());

const as = (...scope: string[]): { actor: Actor } => ({
  actor: { kind: 'backoffice', userId: owner, sessionId: crypto.randomUUID(), scope },
});

const invite = (email: string, values: JsonObject = {}) =>
  caller.result(
    'collection.create',
    { name: 'staff', values: { email, language: 'hr', role: 'pageEditor', ...values } },
    as('admin'),
  );

async function invited(email: string, values: JsonObject = {}) {
  const row = await invite(email, values);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  return row.value;
}

async function change(id: string, values: JsonObject) {
  const row = await caller.result('collection.get', { name: 'staff', id }, as('admin'));
  const revision = row.ok ? row.value.revision : '';
  return caller.result('collection.change', { name: 'staff', id, revision, values }, as('admin'));
}

async function mailedToken(email: string): Promise<string> {
  const mails = await database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail.inviteStaff')
    .execute();
  const mail = mails.find(({ payload }) => payload.email === email);
  return String(mail?.payload.token);
}

const password = 'sidro-i-jedro-7';

async function accepted(email: string) {
  const token = await mailedToken(email);
  expect((await caller.result('password.set', { token, password })).ok).toBe(true);
  const login = await caller.result('auth.login', { username: email, password });
  if (!login.ok) throw new Error(JSON.stringify(login.error));
  return login.value.tokens.accessToken;
}

test('an invited editor sets a password, and has the rights of the role and no others', async () => {
  await invited('urednica@example.com');
  const token = await accepted('urednica@example.com');
  const actor = await createAuthenticator(caller.deps)(token);
  expect(actor).toMatchObject({ kind: 'backoffice', scope: ['pages', 'editor'] });
  if (!actor) throw new Error('not logged in');
  const list = await caller.result('collection.list', {}, { actor });
  expect(list.ok && list.value.map(({ name }) => name)).not.toContain('staff');
  const rows = await caller.result('collection.rows', { name: 'staff' }, { actor });
  expect(rows).toMatchObject({ ok: false, error: { code: 'notFound' } });
});

test('an invitation works once and for 48 hours; only its hash is stored', async () => {
  await invited('jednom@example.com');
  const token = await mailedToken('jednom@example.com');
  const late = new Date(Date.now() + 49 * 3_600_000);
  const set = (now: Date) => caller.result('password.set', { token, password }, { now });
  expect(await set(late)).toMatchObject({ error: { code: 'tokenInvalid' } });
  const rows = await database.db.selectFrom('tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await set(new Date(Date.now() + 47 * 3_600_000))).ok).toBe(true);
  expect(await set(new Date())).toMatchObject({ error: { code: 'tokenInvalid' } });
});

test('only administrators manage staff', async () => {
  const values = { email: 'x@example.com', language: 'hr', role: 'owner' };
  for (const scope of ['settings', 'orders', 'pages', 'editor', 'catalogue', 'reviews']) {
    const made = await caller.result('collection.create', { name: 'staff', values }, as(scope));
    expect(made, scope).toMatchObject({ ok: false, error: { code: 'notFound' } });
    const rows = await caller.result('collection.rows', { name: 'staff-sessions' }, as(scope));
    expect(rows, scope).toMatchObject({ ok: false, error: { code: 'notFound' } });
  }
});

test('the last administrator is neither demoted nor blocked, also not by two at once', async () => {
  const refused = { ok: false, error: { params: { reason: 'lastAdministrator' } } };
  expect(await change(String(owner), { role: 'manager' })).toMatchObject(refused);
  expect(await change(String(owner), { blocked: true })).toMatchObject(refused);
  expect(await change(String(owner), { role: 'own', scope: [] })).toMatchObject(refused);
  // An invited administrator who never logged in does not count.
  const second = await invited('druga@example.com', { role: 'owner' });
  expect(await change(String(owner), { blocked: true })).toMatchObject(refused);
  await accepted('druga@example.com');
  const both = await Promise.all([
    change(String(owner), { role: 'manager' }),
    change(second.id, { role: 'manager' }),
  ]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const demoted = both[0]?.ok ? String(owner) : second.id;
  expect((await change(demoted, { role: 'owner' })).ok).toBe(true);
});

test('blocking ends sessions at once, and so does deleting a session', async () => {
  const row = await invited('blokada@example.com', { role: 'orderStaff' });
  const token = await accepted('blokada@example.com');
  const authenticate = createAuthenticator(caller.deps);
  const open = await caller.result('collection.rows', { name: 'staff-sessions' }, as('admin'));
  const session = open.ok
    ? open.value.rows.find(({ values }) => values.person === 'blokada@example.com')
    : undefined;
  await caller.result(
    'collection.remove',
    { name: 'staff-sessions', id: session?.id ?? '', revision: session?.revision ?? '' },
    as('admin'),
  );
  expect(await authenticate(token)).toBeNull();
  const login = await caller.result('auth.login', { username: 'blokada@example.com', password });
  const next = login.ok ? login.value.tokens.accessToken : '';
  expect(await authenticate(next)).toMatchObject({ scope: ['orders'] });
  expect((await change(row.id, { blocked: true })).ok).toBe(true);
  expect(await authenticate(next)).toBeNull();
  expect((await change(row.id, { blocked: false, role: 'own', scope: ['reviews'] })).ok).toBe(true);
});

test('an address that is in use is refused at its field', async () => {
  expect(await invite('OWNER@example.com')).toMatchObject({
    error: { code: 'conflict', field: 'email', params: { reason: 'taken' } },
  });
});

test('the form of an invitation offers each language by its own name', async () => {
  const list = await caller.result('collection.list', {}, as('admin'));
  const staff = list.ok && list.value.find(({ name }) => name === 'staff');
  const language = staff && staff.fields.find(({ key }) => key === 'language');
  expect(language && language.choices).toContainEqual({ value: 'de', label: 'Deutsch' });
});
