import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type CatalogueStaff, catalogueStaff } from '../../../testing/catalogue-staff.ts';

let database: TestDatabase;
let staff: CatalogueStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  staff = await catalogueStaff(database.db);
});
afterAll(() => database.drop());

/** Ids by slug: maps over map1 and map2, then toys. */
let ids: Record<'maps' | 'map1' | 'map2' | 'toys', number>;
beforeEach(async () => {
  const { db } = database;
  await db.updateTable('categories').set({ parent_id: null }).execute();
  await db.deleteFrom('categories').execute();
  await db.deleteFrom('redirects').execute();
  const add = async (slug: string, parent: number | null = null) =>
    Number((await staff.created('categories', { name: { hr: slug }, parent_id: parent })).id);
  const maps = await add('maps');
  ids = {
    maps,
    map1: await add('map1', maps),
    map2: await add('map2', maps),
    toys: await add('toys'),
  };
});

const move = (id: number, parent: number | null, before: number | null = null) =>
  staff.call('categoryTree.move', { id, parent, before });

/** Names in their order, each after the name of its parent. */
async function tree(): Promise<string[]> {
  const found = await staff.call('categoryTree.get', {});
  const nodes = found.ok ? found.value : [];
  const nameOf = (id: number | null) => nodes.find((node) => node.id === id)?.name.hr ?? '';
  return nodes.map(({ parentId, name }) => `${nameOf(parentId)}/${name.hr}`);
}

test('a category moves with all that is inside of it', async () => {
  expect(await tree()).toEqual(['/maps', 'maps/map1', 'maps/map2', '/toys']);
  await move(ids.maps, ids.toys);
  expect(await tree()).toEqual(['/toys', 'toys/maps', 'maps/map1', 'maps/map2']);
});

test('siblings are ordered, also in the shop', async () => {
  await move(ids.map2, ids.maps, ids.map1);
  await move(ids.toys, null, ids.maps);
  expect(await tree()).toEqual(['/toys', '/maps', 'maps/map2', 'maps/map1']);
  expect(await staff.categorySlugs()).toEqual(['toys', 'maps', 'map2', 'map1']);
});

test('a category cannot be moved into itself', async () => {
  const refused = await move(ids.maps, ids.map1);
  expect(refused).toMatchObject({ error: { field: 'parent', params: { reason: 'inside' } } });
});

test('a move is logged', async () => {
  await move(ids.map1, ids.toys);
  const [change] = await staff.changes('categories', String(ids.map1));
  expect(change).toMatchObject({ before: { parent_id: ids.maps }, after: { parent_id: ids.toys } });
});

async function remove(slug: keyof typeof ids) {
  const { revision } = await staff.read('categories', String(ids[slug]));
  return staff.call('collection.remove', { name: 'categories', id: String(ids[slug]), revision });
}

test('an empty category is deleted, one with categories or products is not', async () => {
  await sql`INSERT INTO product_categories VALUES (1, ${ids.toys}, 0)`.execute(database.db);
  const inUse = { error: { params: { reason: 'inUse' } } };
  expect([await remove('maps'), await remove('toys')]).toMatchObject([inUse, inUse]);
  expect(await remove('map1')).toMatchObject({ ok: true });
  expect(await tree()).toEqual(['/maps', 'maps/map2', '/toys']);
});

test('products, categories and the address of a deleted category go to another one', async () => {
  await sql`INSERT INTO product_categories VALUES (1, ${ids.maps}, 0), (2, ${ids.maps}, 1), (2, ${ids.toys}, 0)`.execute(
    database.db,
  );
  await sql`UPDATE products SET main_category_id = ${ids.maps} WHERE id = 1`.execute(database.db);
  expect(await staff.call('categoryTree.remove', { id: ids.maps, into: ids.toys })).toMatchObject({
    ok: true,
  });
  expect(await tree()).toEqual(['/toys', 'toys/map1', 'toys/map2']);
  const { rows } =
    await sql`SELECT product_id, (SELECT main_category_id FROM products WHERE id = product_id)
    AS main FROM product_categories WHERE category_id = ${ids.toys} ORDER BY 1`.execute(
      database.db,
    );
  expect(rows).toMatchObject([{ product_id: 1, main: ids.toys }, { product_id: 2 }]);
  const led = await database.db.selectFrom('redirects').select(['from_path', 'to_path']).execute();
  expect(led).toContainEqual({ from_path: '/hr/shop/maps', to_path: '/hr/shop/toys' });
});

test('a category cannot be deleted into what is inside of it', async () => {
  const refused = await staff.call('categoryTree.remove', { id: ids.maps, into: ids.map1 });
  expect(refused).toMatchObject({ error: { field: 'into', params: { reason: 'inside' } } });
});
