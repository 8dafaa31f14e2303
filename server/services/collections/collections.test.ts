import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { addStaff, type Staff } from '../../testing/staff.ts';
import { collections } from './all-collections.ts';
import { createCollectionHandlers } from './handlers.ts';

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
let member: Staff;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  caller = createCaller(database.db, createCollectionHandlers);
  member = await addStaff(database.db);
});
afterAll(() => database.drop());

const staff: Staff['with'] = (...scope) => member.with(...scope);
const admin = () => staff('admin');
const coupon = (values: object = {}) => ({
  code: 'LJETO-10',
  kind: 'percent',
  value: 10,
  ...values,
});

async function rows(name: string, input: object = {}, context = admin()) {
  const page = await caller.result('collection.rows', { name, ...input }, context);
  if (!page.ok) throw new Error(JSON.stringify(page.error));
  return page.value;
}

async function created(values: object, name = 'promotions') {
  const row = await caller.result(
    'collection.create',
    { name, values: values as ReturnType<typeof coupon> },
    admin(),
  );
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  return row.value;
}

test('staff see only collections of their scopes, described in their language', async () => {
  const names = async (...scope: string[]) => {
    const found = await caller.result(
      'collection.list',
      {},
      { ...staff(...scope), language: 'en' },
    );
    return found.ok
      ? found.value.map(({ name, label, mayChange }) => [name, label, mayChange])
      : [];
  };
  const forOrders = await names('orders');
  expect(forOrders).toContainEqual(['promotions', 'Promotions', false]);
  expect(forOrders).not.toContainEqual(['redirects', 'Redirects', true]);
  const forPages = await names('pages');
  expect(forPages).toContainEqual(['redirects', 'Redirects', true]);
  expect(forPages).toContainEqual(['missed-addresses', 'Broken addresses', false]);
  expect(forPages).not.toContainEqual(['promotions', 'Promotions', false]);
  expect(await names()).toEqual([]);
});

test('a coupon is created, changed and removed, and each change is in its history', async () => {
  const { id, revision, values } = await created(coupon({ code: 'JESEN-15' }));
  expect(values).toMatchObject({ code: 'JESEN-15', usage_count: 0 });
  const changed = await caller.result(
    'collection.change',
    { name: 'promotions', id, revision, values: { value: 15 } },
    admin(),
  );
  expect(changed).toMatchObject({ ok: true, value: { values: { value: 15 } } });
  const removed = await caller.result(
    'collection.remove',
    { name: 'promotions', id, revision: changed.ok ? changed.value.revision : '' },
    admin(),
  );
  expect(removed.ok).toBe(true);
  const changes = await caller.result('collection.changes', { name: 'promotions', id }, admin());
  expect(
    changes.ok && changes.value.map(({ action, before, after }) => ({ action, before, after })),
  ).toEqual([
    {
      action: 'remove',
      before: expect.objectContaining({ code: 'JESEN-15', value: 15 }),
      after: {},
    },
    { action: 'change', before: { value: 10 }, after: { value: 15 } },
    { action: 'create', before: {}, after: coupon({ code: 'JESEN-15' }) },
  ]);
  expect(changes.ok && changes.value[0]?.actor).toEqual({
    id: member.id,
    email: 'staff@example.com',
  });
});

test('changes from the time when promotions were coupons are in their history', async () => {
  const { id } = await created(coupon({ code: 'NEKAD' }));
  const former = { collection: 'coupons', record_id: id, action: 'change' } as const;
  await database.db
    .insertInto('changes')
    .values({ ...former, actor_id: member.id, before: '{"value": 5}', after: '{"value": 10}' })
    .execute();
  const changes = await caller.result('collection.changes', { name: 'promotions', id }, admin());
  const latest = { action: 'change', before: { value: 5 }, after: { value: 10 } };
  expect(changes).toMatchObject({ ok: true, value: [latest, { action: 'create' }] });
});

test('the second of two saves of one revision is refused, and nothing is overwritten', async () => {
  const { id, revision } = await created(coupon({ code: 'DVOJE' }));
  const save = (value: number) =>
    caller.result(
      'collection.change',
      { name: 'promotions', id, revision, values: { value } },
      admin(),
    );
  const saves = await Promise.all([save(20), save(30)]);
  expect(saves.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const refused = saves.find(({ ok }) => !ok);
  expect(refused).toMatchObject({ error: { code: 'conflict', params: { reason: 'changed' } } });
  const won = saves.find((result) => result.ok);
  const now = await caller.result('collection.get', { name: 'promotions', id }, admin());
  expect(now.ok && now.value).toEqual(won?.ok && won.value);
});

test.each([
  ['a percentage over 100', coupon({ value: 101 }), 'badRequest', 'value'],
  ['a text as amount', coupon({ value: 'ten' }), 'badRequest', 'value'],
  ['an unknown field', coupon({ usage_count: 5 }), 'badRequest', 'usage_count'],
  ['neither a name nor a code', { kind: 'percent', value: 5 }, 'badRequest', 'name'],
  ['a discount without a value', { code: 'PRAZNO', kind: 'percent' }, 'badRequest', 'value'],
  ['an amount of money as a number', coupon({ kind: 'amount', value: 5 }), 'badRequest', 'amount'],
  [
    'as many free pieces as a group has',
    coupon({ kind: 'cheapestFree', value: 3, group_size: 3 }),
    'badRequest',
    'group_size',
  ],
  [
    'an end before the start',
    coupon({ valid_from: '2026-12-01T00:00:00Z', valid_to: '2026-11-01T00:00:00Z' }),
    'badRequest',
    'valid_to',
  ],
])('%s is refused at its field', async (_, values, code, field) => {
  const refused = await caller.result('collection.create', { name: 'promotions', values }, admin());
  expect(refused).toMatchObject({ ok: false, error: { code, field } });
});

test.each([
  ['taxes without a key', 'taxes', { title: { hr: 'Porez' }, rate: 5 }, 'key'],
  ['a rate of no tax', 'tax-rates', { country_id: 1, rate: 5 }, 'tax_id'],
  ['a rate whose tax was cleared', 'tax-rates', { tax_id: null, country_id: 1, rate: 5 }, 'tax_id'],
  ['an empty key', 'taxes', { key: '', title: { hr: 'Porez' }, rate: 5 }, 'key'],
  [
    'a price list of no group',
    'price-lists',
    { name: { hr: 'A' }, currency: 'EUR', group_ids: [] },
    'group_ids',
  ],
])('%s lacks a required value', async (_, name, values, field) => {
  const refused = await caller.result('collection.create', { name, values }, admin());
  expect(refused).toMatchObject({ ok: false, error: { code: 'required', field } });
});

test('a code that another coupon has is refused at its field', async () => {
  await created(coupon({ code: 'JEDNOM' }));
  const again = await caller.result(
    'collection.create',
    { name: 'promotions', values: coupon({ code: 'jednom' }) },
    admin(),
  );
  expect(again).toMatchObject({
    error: { code: 'conflict', field: 'code', params: { reason: 'taken' } },
  });
});

test('staff without the right to write are refused, and unknown collections are not found', async () => {
  const values = coupon({ code: 'BEZPRAVA' });
  expect(
    await caller.result('collection.create', { name: 'promotions', values }, staff('orders')),
  ).toMatchObject({ error: { code: 'forbidden' } });
  expect(
    await caller.result('collection.create', { name: 'promotions', values }, staff('pages')),
  ).toMatchObject({ error: { code: 'notFound' } });
  expect(await caller.result('collection.rows', { name: 'users' }, admin())).toMatchObject({
    error: { code: 'notFound' },
  });
});

test('pages follow each other in both directions without a gap or a repetition', async () => {
  await database.db
    .insertInto('redirects')
    .values(
      Array.from({ length: 23 }, (_, at) => ({
        from_path: `/staro-${String(at).padStart(2, '0')}`,
        to_path: '/novo',
        created_at: `2026-01-0${1 + (at % 3)}T00:00:00Z`,
      })),
    )
    .execute();
  const forwards: string[] = [];
  let input: { after?: string } = {};
  for (;;) {
    const page = await rows('redirects', { size: 5, sort: '-created_at', ...input });
    forwards.push(...page.rows.map(({ id }) => id));
    if (page.next === null) break;
    input = { after: page.next };
  }
  expect(new Set(forwards).size).toBe(23);
  const second = await rows('redirects', { size: 5, sort: '-created_at' });
  const third = await rows('redirects', { size: 5, sort: '-created_at', after: second.next });
  const back = await rows('redirects', { size: 5, sort: '-created_at', before: third.previous });
  expect(back.rows.map(({ id }) => id)).toEqual(forwards.slice(0, 5));
  expect(back.previous).toBeNull();
  expect(second.count).toEqual({ n: 23, capped: false });
});

test('lists are searched without accents and filtered by the fields that allow it', async () => {
  await created({ from_path: '/kišobran', to_path: '/shop', status: 302 }, 'redirects');
  const found = async (input: object) => (await rows('redirects', input)).rows.map(({ id }) => id);
  expect(await found({ q: 'KISOBRAN shop' })).toEqual(['/kišobran']);
  expect(await found({ q: '%' })).toEqual([]);
  expect(await found({ where: '{"status":{"from":302}}' })).toEqual(['/kišobran']);
  for (const where of ['{"to_path":{"in":["/shop"]}}', '{"status":{"in":["302"]}}', 'x', '[1]']) {
    expect(
      await caller.result('collection.rows', { name: 'redirects', where }, admin()),
    ).toMatchObject({
      error: { code: 'badRequest' },
    });
  }
  const cursor = { name: 'redirects', after: 'bm90IGEgY3Vyc29y' };
  expect((await caller.result('collection.rows', cursor, admin())).ok).toBe(false);
});

test('customers are people without rights, and none of their passwords leaves the server', async () => {
  const { rows: found } = await rows('customers');
  expect(found.some(({ values }) => values['email'] === 'staff@example.com')).toBe(false);
  expect(JSON.stringify(found)).not.toContain('password');
  const change = { name: 'customers', id: String(member.id), revision: '1', values: {} };
  expect(await caller.result('collection.change', change, admin())).toMatchObject({
    error: { code: 'notFound' },
  });
});

test('titles of records are read together, and texts that are no ids find nothing', async () => {
  const { id } = await created(coupon({ code: 'NASLOV' }));
  const titles = (ids: string) =>
    caller.result('collection.titles', { name: 'promotions', ids }, admin());
  expect(await titles(JSON.stringify([id, '99999']))).toEqual({
    ok: true,
    value: [{ id, title: 'NASLOV' }],
  });
  expect(await titles(JSON.stringify([id, 'naslov', '9'.repeat(20)]))).toEqual({
    ok: true,
    value: [{ id, title: 'NASLOV' }],
  });
  for (const ids of ['x', '[1]']) {
    expect(await titles(ids)).toMatchObject({ error: { code: 'badRequest' } });
  }
  const record = { name: 'promotions', id: 'x' };
  expect(await caller.result('collection.get', record, admin())).toMatchObject({
    error: { code: 'notFound' },
  });
  const after = Buffer.from('["x","y"]').toString('base64url');
  const page = { name: 'promotions', sort: 'id', after };
  expect(await caller.result('collection.rows', page, admin())).toMatchObject({
    error: { code: 'badRequest' },
  });
});

test('a removed record keeps its title for what still names it', async () => {
  const { id, revision } = await created(
    coupon({ code: 'BIVSI', name: { hr: 'Bivši', en: 'Former' } }),
  );
  const removed = { name: 'promotions', id, revision };
  expect((await caller.result('collection.remove', removed, admin())).ok).toBe(true);
  const ids = JSON.stringify([id]);
  const titles = await caller.result('collection.titles', { name: 'promotions', ids }, admin());
  expect(titles).toEqual({ ok: true, value: [{ id, title: 'Bivši', isRemoved: true }] });
});

test('each sort has its index, and each field its column', async () => {
  const { rows: indexes } = await sql<{ indexname: string }>`
    SELECT indexname FROM pg_indexes WHERE schemaname = 'public'`.execute(database.db);
  const known = new Set(indexes.map(({ indexname }) => indexname));
  for (const { name, fields, columns, form, sort } of collections) {
    for (const { sortedBy } of Object.values(fields)) {
      if (sortedBy) expect(known, `${name}: ${sortedBy}`).toContain(sortedBy);
    }
    for (const key of [
      ...columns,
      ...form.flatMap((group) => group.fields),
      sort.replace('-', ''),
    ]) {
      expect(fields, `${name}: ${key}`).toHaveProperty(key);
    }
    await expect(rows(name)).resolves.toBeDefined();
  }
});

test('the log of changes cannot be changed or deleted', async () => {
  await created(coupon({ code: 'TRAG' }));
  await expect(database.db.deleteFrom('changes').execute()).rejects.toThrow('only added');
  await expect(
    database.db.updateTable('changes').set({ record_id: '0' }).execute(),
  ).rejects.toThrow('only added');
});

test('each tone belongs to a value of its field, and a description names both', async () => {
  for (const { name, fields } of collections) {
    for (const [key, { tones = {}, choices = [] }] of Object.entries(fields)) {
      expect(
        Object.keys(tones).filter((value) => !choices.includes(value)),
        `${name} ${key}`,
      ).toEqual([]);
    }
  }
  const described = await caller.result('collection.list', {}, { ...admin(), language: 'en' });
  const orders = described.ok ? described.value.find(({ name }) => name === 'orders') : undefined;
  expect(orders?.fields.find(({ key }) => key === 'state')?.choices).toContainEqual({
    value: 'payment_failed',
    label: 'payment failed',
    tone: 'bad',
  });
});

test('mails that wait are named by their subject', async () => {
  await database.db
    .insertInto('outbox')
    .values([
      { kind: 'mail.confirmNewsletter', payload: '{}' },
      { kind: 'shop.withdrawal', payload: '{}' },
      { kind: 'mail.formerKind', payload: '{}' },
    ])
    .execute();
  const { rows: mails } = await rows('unsent-mails', { sort: 'id' });
  expect(mails.map(({ values }) => values.mail)).toEqual([
    expect.objectContaining({ en: 'Confirm your newsletter subscription' }),
    expect.objectContaining({ en: 'Withdrawal: order …' }),
    'mail.formerKind',
  ]);
});

test('the log of consents shows words, no markup', async () => {
  await sql`INSERT INTO consent_logs (consent_number, form_type, given, display_name, language)
    VALUES ('C1', 'checkoutForm', true, 'I accept the <a href="/terms">terms</a>.', 'en')`.execute(
    database.db,
  );
  const { rows: given } = await rows('consent-log');
  expect(given[0]?.values.display_name).toBe('I accept the terms.');
});
