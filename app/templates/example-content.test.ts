import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages } from '#schemas/languages.ts';
import { site } from '#schemas/site/site.ts';
import { seedSite } from '#server/db/seed.ts';
import { addExamples } from '#server/services/examples/add-examples.ts';
import { createExampleHandlers } from '#server/services/examples/handlers.ts';
import { createCaller } from '#server/testing/caller.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { completeSite } from './complete-site.ts';
import { exampleContent } from './example-content.ts';

let database: TestDatabase;
const now = new Date('2026-03-01T08:00:00Z');

/** A shop without content that began with examples. */
beforeEach(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await seedSite(db, completeSite({}, site), null);
  await sql`INSERT INTO users (id, email, password_hash, is_backoffice, scope)
    VALUES (1, 'owner@shop.example', 'x', true, '{admin}')`.execute(db);
  await db.transaction().execute((step) => addExamples(step, exampleContent, now));
});
afterEach(() => database.drop());

const staff = (scope: readonly string[]) =>
  ({ kind: 'backoffice', userId: 1, sessionId: 's', scope }) as const;

const remove = (scope: readonly string[] = ['admin']) =>
  createCaller(database.db, createExampleHandlers).result(
    'examples.remove',
    {},
    { actor: staff(scope) },
  );

const shown = async () => {
  const { rows } = await sql`SELECT
      (SELECT count(*)::int FROM products WHERE NOT archived) AS products,
      (SELECT count(*)::int FROM product_categories) AS placed,
      (SELECT count(*)::int FROM categories) AS categories,
      (SELECT count(*)::int FROM pages WHERE published_at IS NOT NULL) AS pages,
      (SELECT jsonb_array_length(options -> 'items') FROM elements WHERE slug = 'main') AS menu`.execute(
    database.db,
  );
  return rows[0];
};

test('a shop begins with three products, two pages and a menu in all languages', async () => {
  expect(await shown()).toEqual({ products: 3, placed: 3, categories: 1, pages: 4, menu: 3 });
  const products = await database.db.selectFrom('products').select('name').execute();
  for (const { name } of products) expect(Object.keys(name).sort()).toEqual(languages.toSorted());
});

test('one call takes all examples off the shop and leaves the rest', async () => {
  expect(await remove()).toMatchObject({ ok: true });
  expect(await shown()).toEqual({ products: 0, placed: 0, categories: 0, pages: 2, menu: 0 });
  const changes = await database.db.selectFrom('changes').select('collection').execute();
  expect(changes).toHaveLength(3);
  expect(await remove()).toMatchObject({ error: { code: 'notFound' } });
});

test('a category with a product of its owner stays, and so does an own entry of the menu', async () => {
  await sql`UPDATE elements SET options = jsonb_set(options, '{items,3}',
    '{"id": "own", "title": "Own", "target": "screen:shop"}') WHERE slug = 'main'`.execute(
    database.db,
  );
  await sql`INSERT INTO products (sku, format, slugs, name, excerpt, description, retail_price, tax_id)
    SELECT 'OWN', 'Simple', slugs, name, excerpt, description, 100, tax_id FROM products LIMIT 1`.execute(
    database.db,
  );
  await sql`INSERT INTO product_categories (product_id, category_id, position)
    SELECT p.id, c.id, 0 FROM products p, categories c WHERE p.sku = 'OWN'`.execute(database.db);
  await remove();
  expect(await shown()).toEqual({ products: 1, placed: 1, categories: 1, pages: 2, menu: 1 });
});

test('only administrators remove the examples', async () => {
  expect(await remove(['editor'])).toMatchObject({ error: { code: 'forbidden' } });
  expect(await shown()).toMatchObject({ products: 3 });
});
