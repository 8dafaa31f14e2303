import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#fixtures/museum/content/index.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { fillIn } from './fill-in.ts';
import { seedSite } from './seed.ts';

/** A shop of an older version: without the withdrawal screen, delivery days and code kinds. */
let database: TestDatabase;
const site = createSite();
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const templates = site.templates.filter(({ slug }) => slug !== 'withdrawal');
  await seedSite(db, { ...site, templates }, null);
  await db.updateTable('delivery_methods').set({ days_min: null, days_max: null }).execute();
  await db.updateTable('products').set({ code_kind: null, code_months: null }).execute();
  const { id: tax_id } = await db
    .selectFrom('taxes')
    .select('id')
    .where('key', '=', '25')
    .executeTakeFirstOrThrow();
  await db.updateTable('products').set({ tax_id }).where('sku', '=', 'ULA-014').execute();
  await db.deleteFrom('taxes').where('key', '=', '0').execute();
});
afterAll(() => database.drop());

const days = async () => {
  const rows = await database.db
    .selectFrom('delivery_methods')
    .select(['key', 'days_min', 'days_max'])
    .orderBy('position')
    .execute();
  return rows.map(({ days_min: least, days_max: most }) => least && [least, most]);
};

const everything = async () => {
  const { rows } = await sql<{ row: unknown }>`SELECT to_jsonb(t) AS row FROM templates t
    UNION ALL SELECT to_jsonb(e) FROM elements e`.execute(database.db);
  return rows.map(({ row }) => JSON.stringify(row)).toSorted();
};

test('adds what is missing and does not change edits by staff', async () => {
  const { db } = database;
  const edited = { title: JSON.stringify({ hr: 'Moj predložak' }) };
  await db.updateTable('templates').set(edited).where('slug', '=', 'cart').execute();
  await db.updateTable('elements').set({ title: 'Moje' }).where('handler', '=', 'hero').execute();
  const before = await everything();
  expect(await fillIn(db, site)).toEqual(['withdrawal']);
  const after = await everything();
  expect(before.filter((row) => !after.includes(row))).toEqual([]);
  const { id } = await db
    .selectFrom('templates')
    .select('id')
    .where('slug', '=', 'withdrawal')
    .executeTakeFirstOrThrow();
  const added = db.selectFrom('elements').select('handler');
  expect(await added.where('document', '=', `template:${id}`).execute()).toContainEqual({
    handler: 'withdrawal-form',
  });
  expect(await days()).toEqual(site.deliveryMethods.map((method) => method.days ?? null));
});

test('a second start, or two concurrent ones, add nothing', async () => {
  const before = await everything();
  expect(await Promise.all([fillIn(database.db, site), fillIn(database.db, site)])).toEqual([
    [],
    [],
  ]);
  expect(await everything()).toEqual(before);
});

test('delivery days that staff removed are not added again', async () => {
  const { db } = database;
  await db.updateTable('delivery_methods').set({ days_min: null, days_max: null }).execute();
  await fillIn(db, site);
  expect(await days()).toEqual(site.deliveryMethods.map(() => null));
});

test('ids that are taken meanwhile do not cause errors', async () => {
  const { db } = database;
  await db.deleteFrom('templates').where('slug', '=', 'withdrawal').execute();
  expect(await fillIn(db, site)).toEqual(['withdrawal']);
  const forms = db.selectFrom('elements').select('id').where('handler', '=', 'withdrawal-form');
  expect(await forms.execute()).toHaveLength(2);
});

test('products with a voucher or a card get their code kind', async () => {
  const coded = database.db.selectFrom('products').select(['sku', 'code_kind', 'code_months']);
  const rows = await coded.where('code_kind', 'is not', null).orderBy('sku').execute();
  expect(rows).toEqual([
    { sku: 'ULA-004', code_kind: 'memberCard', code_months: 12 },
    { sku: 'ULA-014', code_kind: 'voucher', code_months: 36 },
  ]);
});

test('a voucher is tax-free unless staff change it', async () => {
  const { db } = database;
  const taxOf = (sku: string) =>
    db
      .selectFrom('products')
      .innerJoin('taxes', 'taxes.id', 'tax_id')
      .select('taxes.key')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
  expect(await taxOf('ULA-014')).toEqual({ key: '0' });
  const { id: tax_id } = await db
    .selectFrom('taxes')
    .select('id')
    .where('key', '=', '25')
    .executeTakeFirstOrThrow();
  await db.updateTable('products').set({ tax_id }).where('sku', '=', 'ULA-014').execute();
  await fillIn(db, site);
  expect(await taxOf('ULA-014')).toEqual({ key: '25' });
});
