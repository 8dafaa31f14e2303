import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#fixtures/museum/content/index.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { seedSite } from './seed.ts';
import { syncLanguages } from './sync-languages.ts';

/** The newest migration of a released version. */
const released = 40;
const { categories, postCategories, posts, ...museum } = createSite();
const site = {
  ...museum,
  categories: categories.map(({ slugs: _slugs, ...category }) => category),
  postCategories: postCategories.map(({ slugs: _slugs, ...category }) => category),
  posts: posts.map(({ author: _author, ...post }) => post),
  authors: [],
  users: [],
  reviews: [],
  coupons: [],
  searchSynonyms: [],
};

let fresh: TestDatabase;
let upgraded: TestDatabase;
beforeAll(async () => {
  [fresh, upgraded] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await seedSite(fresh.db, site, null);
  const { db } = upgraded;
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  await migrate(
    db,
    migrations.filter(({ id }) => id <= released),
  );
  await seedSite(db, site, null);
  await sql`INSERT INTO coupons (code, kind, value) VALUES ('MORE10', 'percent', 10)`.execute(db);
  await migrate(db);
  await syncLanguages(db);
});
afterAll(() => Promise.all([fresh.drop(), upgraded.drop()]));

/** Every object of the schema as text, in order; columns in the order of their table. */
async function schemaOf({ db }: TestDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    WITH own AS (SELECT * FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    SELECT concat_ws(' ', 'column', c.relname,
        row_number() OVER (PARTITION BY c.oid ORDER BY attnum), attname,
        format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
        pg_get_expr(adbin, adrelid)) AS line
      FROM own c JOIN pg_attribute a ON attrelid = c.oid AND attnum > 0 AND NOT attisdropped
        LEFT JOIN pg_attrdef d ON adrelid = c.oid AND adnum = attnum
      WHERE relkind IN ('r', 'v', 'm')
    UNION ALL SELECT concat_ws(' ', 'index', pg_get_indexdef(oid)) FROM own WHERE relkind = 'i'
    UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, contypid::regtype, conname,
        pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT concat_ws(' ', 'function', pg_get_functiondef(oid)) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND prokind <> 'a' AND probin IS NULL
    UNION ALL SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid)) FROM pg_trigger t
      JOIN own c ON c.oid = tgrelid WHERE NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', 'collation', collname) FROM pg_collation
      WHERE collnamespace = 'public'::regnamespace
    ORDER BY 1`.execute(db);
  return rows.map(({ line }) => line);
}

test('fresh and upgraded databases have the same schema', async () => {
  const schema = await schemaOf(fresh);
  expect(schema.length).toBeGreaterThan(1000);
  expect(await schemaOf(upgraded)).toEqual(schema);
});

test('coupons become promotions with their code', async () => {
  const promotions = upgraded.db.selectFrom('promotions').select(['code', 'kind', 'value']);
  expect(await promotions.execute()).toEqual([{ code: 'MORE10', kind: 'percent', value: 10 }]);
});

test('products are found and sorted alike in fresh and upgraded databases', async () => {
  const words = ({ db }: TestDatabase) =>
    sql`SELECT * FROM product_search ORDER BY product_id, language`.execute(db);
  const found = await words(fresh);
  expect(found.rows.length).toBeGreaterThan(300);
  expect((await words(upgraded)).rows).toEqual(found.rows);
});
