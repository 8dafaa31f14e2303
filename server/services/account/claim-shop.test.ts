import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { appointAdministrator, claimShop, isClaimed, openSetup } from './claim-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.deleteFrom('users').execute();
});

const now = new Date('2026-03-01T08:00:00Z');
const later = new Date('2026-03-02T08:00:01Z');
const person = {
  firstName: 'Ana',
  lastName: 'Kovač',
  email: 'ana@shop.example',
  password: 'dugačka lozinka',
  shopName: 'Luka',
  examples: '',
};

async function open(kept: string | null = null, at = now): Promise<string> {
  const token = await openSetup(shop.database.db, kept, at);
  if (token === null) throw new Error('The shop has an administrator.');
  return token;
}

const claim = (token: string, change: Partial<typeof person> = {}, at = now) =>
  claimShop(shop.database.db, { ...person, ...change, token }, at);

test('of two claims at once exactly one wins, and no further one does', async () => {
  const token = await open();
  const emails = ['ana@shop.example', 'ivo@shop.example', 'eva@shop.example'];
  const claims = await Promise.all(emails.map((email) => claim(token, { email })));
  expect(claims.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await claim(token)).toMatchObject({ error: { code: 'tokenInvalid', field: 'token' } });
  expect(await openSetup(shop.database.db, token, now)).toBeNull();
  const users = await shop.database.db
    .selectFrom('users')
    .select(['is_backoffice', 'scope', 'details'])
    .execute();
  expect(users).toEqual([
    {
      is_backoffice: true,
      scope: ['admin'],
      details: { firstName: 'Ana', lastName: 'Kovač' },
    },
  ]);
});

test('the administrator logs in with the new password, and the shop has its name', async () => {
  const { db } = shop.database;
  const logo = { logoText: 'Muzej', topBar: [] };
  await db
    .insertInto('options')
    .values({ key: 'site.name', value: '"Muzej"', public: false })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '"Muzej"' }))
    .execute();
  const id = 'named-header';
  await db
    .insertInto('elements')
    .values({
      id,
      handler: 'header-section',
      version: 1,
      document: `shared:${id}`,
      position: 'a0',
      shared: true,
      type: 'static-element',
      options: JSON.stringify(logo),
    })
    .execute();
  const company = { name: 'Muzej', country: 'HR' };
  await db
    .insertInto('options')
    .values({ key: 'site.company', value: JSON.stringify(company), public: false })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: JSON.stringify(company) }),
    )
    .execute();
  expect(await claim(await open())).toMatchObject({ ok: true });
  const entered = await shop.call('auth.login', {
    username: person.email,
    password: person.password,
  });
  expect(entered.ok).toBe(true);
  const header = await db
    .selectFrom('elements')
    .select('options')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(header?.options).toEqual({ ...logo, logoText: 'Luka' });
  const named = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', 'site.company')
    .executeTakeFirst();
  expect(named?.value).toEqual({ ...company, name: 'Luka' });
});

test('a restart keeps the token that the data folder holds; without it a new one replaces it', async () => {
  const token = await open();
  expect(await open(token)).toBe(token);
  const second = await open('another shop’s token');
  expect(second).not.toBe(token);
  expect(await claim(token)).toMatchObject({ error: { code: 'tokenInvalid' } });
  expect(await claim(second)).toMatchObject({ ok: true });
});

test('the token is stored as a hash and expires after a day', async () => {
  const token = await open();
  const rows = await shop.database.db.selectFrom('tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await claim(token, {}, later)).toMatchObject({ error: { code: 'tokenInvalid' } });
  expect(await open(token, later)).not.toBe(token);
});

test.each([
  ['email', { email: 'ana' }, 'email'],
  ['password', { password: 'kratka' }, 'minLength'],
  ['firstName', { firstName: ' ' }, 'required'],
  ['shopName', { shopName: '' }, 'required'],
])('a wrong %s is refused at its field, and the token still works', async (field, change, code) => {
  const token = await open();
  expect(await claim(token, change)).toMatchObject({ error: { code, field } });
  expect(await claim(token)).toMatchObject({ ok: true });
});

test('a customer does not become administrator, someone invited by an older version does', async () => {
  const { db } = shop.database;
  const customer = { email: 'kupac@shop.example', password_hash: 'x' };
  const invited = { email: 'uprava@shop.example', password_hash: 'x', is_backoffice: true };
  await db.insertInto('users').values(customer).execute();
  await db
    .insertInto('users')
    .values({ ...invited, scope: ['admin'] })
    .execute();
  expect(await isClaimed(db)).toBe(false);
  const token = await open();
  expect(await claim(token, { email: 'Kupac@shop.example' })).toMatchObject({
    error: { code: 'userExists', field: 'email' },
  });
  expect(await claim(token)).toMatchObject({ ok: true });
  const emails = await db.selectFrom('users').select('email').orderBy('id').execute();
  expect(emails.map(({ email }) => email)).toEqual(['kupac@shop.example', person.email]);
});

test('a shop stays claimed when its administrator is disabled', async () => {
  const { db } = shop.database;
  await claim(await open());
  await db.updateTable('users').set({ disabled_at: now.toISOString() }).execute();
  expect(await openSetup(db, null, now)).toBeNull();
});

test('settings appoint an administrator once', async () => {
  const { db } = shop.database;
  const appoint = (email: string) =>
    appointAdministrator(db, { email, password: person.password }, now);
  const both = await Promise.all([appoint('a@shop.example'), appoint('b@shop.example')]);
  expect(both.filter((each) => each.ok && each.value !== null)).toHaveLength(1);
  expect(await appoint('c@shop.example')).toEqual({ ok: true, value: null });
});
