import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type CatalogueStaff, catalogueStaff } from '../../../testing/catalogue-staff.ts';

let database: TestDatabase;
let staff: CatalogueStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  staff = await catalogueStaff(database.db);
});
afterAll(() => database.drop());

const product = (sku: string, values: JsonObject = {}): JsonObject => ({
  name: { hr: sku },
  sku,
  retail_price: 1500,
  tax_id: 1,
  state: 'active',
  ...values,
});
const [before, after] = ['2020-01-01T10:00:00.000Z', '2100-01-01T10:00:00.000Z'];

test('a product without a choice is in all languages, also in those that the site gets later', async () => {
  const row = await staff.created('products', product('SVAKOME'));
  expect(row.values).toMatchObject({ languages: ['hr', 'en', 'de'], publication: 'published' });
  const some = await staff.changed('products', row, { languages: ['de', 'hr'] });
  expect(some.values).toMatchObject({ languages: ['hr', 'de'], publication: 'someLanguages' });
  expect(await staff.inShop('svakome', 'en')).toBeNull();
  expect(await staff.inShop('svakome', 'de')).toMatchObject({ name: 'SVAKOME' });
  await staff.changed('products', some, { languages: ['hr', 'en', 'de'] });
  const { rows } = await sql`SELECT languages FROM products WHERE sku = 'SVAKOME'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ languages: null }]);
});

test('a product is in no language of its own choice only if it is hidden', async () => {
  const refused = await staff.refusal('products', product('NULA', { languages: [] }));
  expect(refused).toMatchObject({ code: 'required', field: 'languages' });
});

test.each([
  ['SADA', { shown_from: before, shown_until: after }, 'published'],
  ['POSLIJE', { shown_from: after }, 'planned'],
  ['PRIJE', { shown_until: before }, 'ended'],
  ['SKRIVENO', { shown_from: before, state: 'hidden' }, 'hidden'],
])('the list names what a product is: %s with %j is %s', async (sku, values, publication) => {
  const row = await staff.created('products', product(sku, values));
  expect(row.values).toMatchObject({ publication, ...values });
  const shown = await staff.inShop(sku.toLowerCase());
  expect(shown !== null).toBe(publication === 'published');
});

test('an end before the beginning is refused', async () => {
  const values = { shown_from: after, shown_until: before };
  expect(await staff.refusal('products', product('OBRNUTO', values))).toMatchObject({
    code: 'badRequest',
    field: 'shown_until',
  });
});

test('views list what is planned and what is not in all languages', async () => {
  const skus = async (view: string) =>
    (await staff.rows('products', { view })).map(({ values }) => values.sku).sort();
  await staff.created('products', product('NEKI', { languages: ['en'] }));
  expect(await skus('planned')).toEqual(['POSLIJE', 'PRIJE']);
  expect(await skus('someLanguages')).toEqual(['NEKI']);
});

test('a copy, the history and undo have languages and times', async () => {
  const values = { languages: ['hr'], shown_from: before, shown_until: after };
  const row = await staff.created('products', product('IZVORNIK', values));
  const copy = await staff.call('product.duplicate', { id: Number(row.id) });
  const id = copy.ok ? String(copy.value.id) : '';
  expect((await staff.read('products', id)).values).toMatchObject({ ...values, state: 'hidden' });
  const changed = await staff.changed('products', row, { languages: ['en'], shown_until: null });
  expect(changed.values).toMatchObject({ languages: ['en'], shown_until: null });
  const [change] = await staff.changes('products', row.id);
  expect(change).toMatchObject({
    before: { languages: ['hr'], shown_until: after },
    after: { languages: ['en'], shown_until: null },
  });
  await staff.call('collection.revert', {
    name: 'products',
    id: row.id,
    change: String(change?.id),
  });
  expect((await staff.read('products', row.id)).values).toMatchObject(values);
});
