import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { addCustomer, createVisitor, type Visitor } from '#tests/support/visitor.ts';

const password = 'lozinka-ana';
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function customer(isProven: boolean) {
  const visitor = createVisitor(shop);
  const { username: email, password } = await addCustomer(shop);
  const { db } = shop.database;
  const { id: userId } = await db
    .updateTable('users')
    .set({ email_verified_at: isProven ? new Date().toISOString() : null })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await visitor.run('auth.login', { username: email, password });
  const actor = { kind: 'customer', userId, sessionId: crypto.randomUUID() } as const;
  const own = () => shop.get('consent.own', {}, { actor });
  return { visitor, email, own };
}

async function agree(email: string, uniqueNumber: string): Promise<void> {
  const values = {
    form_type: 'register',
    given: true,
    display_name: 'Stari tekst',
    language: 'hr',
  };
  const row = { ...values, consent_number: uniqueNumber, email };
  await shop.database.db.insertInto('consent_logs').values(row).execute();
}

const newNumber = async (): Promise<string> => {
  const unique_number = `T-${crypto.randomUUID()}`;
  const display_name = JSON.stringify({ hr: 'Novi tekst', en: 'New text', de: 'Neuer Text' });
  await shop.database.db.insertInto('consents').values({ unique_number, display_name }).execute();
  return unique_number;
};

const change = (visitor: Visitor, uniqueNumber: string, isGiven: '0' | '1') =>
  visitor.run('consent.change', { uniqueNumber, isGiven });

test('a new account sees what it agreed to at its registration', async () => {
  const uniqueNumber = await newNumber();
  const { id } = await shop.database.db
    .selectFrom('consents')
    .select('id')
    .where('unique_number', '=', uniqueNumber)
    .executeTakeFirstOrThrow();
  const email = `${crypto.randomUUID()}@example.com`;
  const form = { firstName: 'Ana', lastName: 'Anić', email, password, confirmedPassword: password };
  await createVisitor(shop).run('auth.register', { ...form, consents: [`${id}`] });
  const account = await shop.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const actor = { kind: 'customer', userId: account.id, sessionId: crypto.randomUUID() } as const;
  expect((await shop.get('consent.own', {}, { actor })).consents).toMatchObject([
    { uniqueNumber, isGiven: true, isCurrent: true },
  ]);
});

test('a consent is withdrawn and given again by one press each, and every word stays on record', async () => {
  const { visitor, email, own } = await customer(true);
  const uniqueNumber = await newNumber();
  await agree(email, uniqueNumber);
  expect((await own()).consents).toMatchObject([
    { uniqueNumber, displayName: 'Stari tekst', isGiven: true, isCurrent: false, isOffered: true },
  ]);
  for (let press = 0; press < 2; press += 1) {
    expect((await change(visitor, uniqueNumber, '0')).ok).toBe(true);
  }
  expect((await own()).consents).toMatchObject([{ displayName: 'Stari tekst', isGiven: false }]);
  await change(visitor, uniqueNumber, '1');
  expect((await own()).consents).toMatchObject([
    { displayName: 'Novi tekst', isGiven: true, isCurrent: true },
  ]);
  const { db } = shop.database;
  const rows = await db
    .selectFrom('consent_logs')
    .select('given')
    .where('email', '=', email)
    .execute();
  expect(rows.map(({ given }) => given)).toEqual([true, false, true]);
});

test('an address that was never proven shows nothing that others agreed to with it', async () => {
  const { visitor, email, own } = await customer(false);
  const uniqueNumber = await newNumber();
  await agree(email, uniqueNumber);
  expect((await own()).consents).toEqual([]);
  expect((await change(visitor, uniqueNumber, '0')).ok).toBe(false);
});

test('the newsletter begins and ends by one press where the address is proven', async () => {
  const { visitor, own } = await customer(true);
  const { missing } = (await own()).newsletter;
  const consents = missing.map(String);
  const states: string[] = [];
  for (const isSubscribed of ['1', '0', '1']) {
    expect((await visitor.run('newsletter.change', { isSubscribed, consents })).ok).toBe(true);
    states.push((await own()).newsletter.state);
  }
  expect(states).toEqual(['subscribed', 'ended', 'subscribed']);
});

test('an address that is not proven gets the link that begins the newsletter', async () => {
  const { visitor, email, own } = await customer(false);
  const consents = (await own()).newsletter.missing.map(String);
  await visitor.run('newsletter.change', { isSubscribed: '1', consents });
  expect((await own()).newsletter.state).toBe('waiting');
  const { db } = shop.database;
  const mails = await db.selectFrom('outbox').select(['kind', 'payload']).execute();
  const sent = mails.filter(({ payload }) => JSON.stringify(payload).includes(email));
  expect(sent.map(({ kind }) => kind)).toEqual(['mail.confirmNewsletter']);
});

test('the newsletter ends when the consent that it requires is withdrawn', async () => {
  const { visitor, own } = await customer(true);
  const uniqueNumber = await newNumber();
  const { db } = shop.database;
  const { id: consent_id } = await db
    .selectFrom('consents')
    .select('id')
    .where('unique_number', '=', uniqueNumber)
    .executeTakeFirstOrThrow();
  const row = { consent_id, form_type: 'newsletter', required: true } as const;
  await db.insertInto('consent_assignments').values(row).execute();
  const refused = await visitor.run('newsletter.change', { isSubscribed: '1' });
  expect(refused.submission?.errors).toHaveProperty('consents');
  const consents = (await own()).newsletter.missing.map(String);
  await visitor.run('newsletter.change', { isSubscribed: '1', consents });
  await change(visitor, uniqueNumber, '0');
  expect((await own()).newsletter).toMatchObject({ state: 'ended', missing: [consent_id] });
  await db.deleteFrom('consent_assignments').where('consent_id', '=', consent_id).execute();
});
