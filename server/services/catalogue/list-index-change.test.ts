import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#fixtures/museum/content/index.ts';
import { generateProducts } from '#fixtures/museum/generate.ts';
import type { Language } from '#schemas/languages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { randomCases, randomTimeout } from '#tests/support/random-runs.ts';
import { createStatementCounter } from '#tests/support/statement-counter.ts';
import { createTagCache } from '../../cache/tag-cache.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { searchSite } from '../search/search-site.ts';
import { createCatalogueHandlers } from './handlers.ts';
import { type Bits, hasBit } from './list-bits.ts';
import type { ListIndex } from './list-index.ts';
import { loadListIndex } from './list-index-load.ts';
import { readListIndex } from './read-list-index.ts';

let database: TestDatabase;
let program: pg.Client;
let shop: ReturnType<typeof createCaller>;
let heardAll: () => void = () => undefined;
const { plugin, count } = createStatementCounter();

/**
 * The demo shop with variants and bundles, and 100 more products; its cache is invalidated by notifications.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  const site = createSite();
  const products = [...site.products, ...generateProducts(100, 5)];
  await seedSite(database.db, { ...site, products, users: [] }, null);
  const cache = createTagCache();
  shop = createCaller(database.db.withPlugin(plugin), createCatalogueHandlers, { cache });
  program = new pg.Client({ connectionString: database.url, application_name: 'psql' });
  await program.connect();
  await program.query('LISTEN izlog_tags');
  program.on('notification', ({ payload = '[]' }) => {
    const tags = JSON.parse(payload) as string[];
    if (tags.includes('end')) heardAll();
    else cache.drop(tags);
  });
});
afterAll(async () => {
  await program.end();
  await database.drop();
});

async function run(statements: readonly string[]): Promise<void> {
  for (const statement of statements) await program.query(statement);
  const heard = new Promise<void>((resolve) => (heardAll = resolve));
  await program.query(`SELECT pg_notify('izlog_tags', '["end"]')`);
  await heard;
}

/** The index as lists see it: by id, without products that are not listed. */
function plain(all: ListIndex, language: Language = 'hr') {
  const index = { ...all, listed: all.listed[language] as Bits };
  const isListed = (position: number) => hasBit(index.listed, position);
  const idsIn = (positions: Iterable<number>) =>
    [...positions].filter(isListed).map((position) => index.ids[position] as number);
  const set = (bits: Bits) =>
    idsIn([...index.ids.keys()].filter((position) => hasBit(bits, position)));
  const sets = (all: ReadonlyMap<unknown, Bits>) =>
    new Map([...all].map(([key, bits]) => [key, set(bits)] as const).filter(([, own]) => own[0]));
  const column = (values: Float64Array) => [...values].filter((_, position) => isListed(position));
  const ranges = [...index.ranges].map(([key, { values, positions, bits }]) => {
    const all = [...positions].map((position, at) => ({ position, value: values[at] }));
    const shown = all.filter(({ position }) => isListed(position));
    return [
      key,
      shown.map(({ position, value }) => [index.ids[position], value]),
      set(bits),
    ] as const;
  });
  return {
    listed: set(index.listed),
    soldOut: set(index.soldOut),
    featured: set(index.featured),
    discounted: set(index.discounted),
    prices: column(index.prices),
    byPrice: idsIn(index.byPrice),
    byPriority: idsIn(index.byPriority),
    byName: Object.values(index.byName).map(idsIn),
    categories: sets(index.categories),
    tags: sets(index.tags),
    choices: new Map([...index.choices].map(([key, values]) => [key, sets(values)])),
    ranges: new Map(ranges.filter(([, pairs]) => pairs[0]).map(([key, ...rest]) => [key, rest])),
  };
}

const some = (max: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 240 }), { minLength: 1, maxLength: max });
const price = fc.integer({ min: 1, max: 40 }).map((units) => units * 100);
const titles = fc.constantFrom('Aba', 'ćup', 'Čamac', 'Đir', 'zzz', 'Karta mora', 'karta');
const newest = 'SELECT max(id) FROM products';

/** Any change of products that a program can make. */
const changes: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(some(20), price).map(
    ([ids, cents]) => `UPDATE products SET retail_price = ${cents},
    sale_price = NULL WHERE id IN (${ids})`,
  ),
  some(20).map((ids) => `UPDATE products SET sale_price = retail_price / 2 WHERE id IN (${ids})`),
  fc
    .tuple(some(5), titles)
    .map(
      ([ids, title]) =>
        `UPDATE products SET name = name || '{"hr": "${title}"}' WHERE id IN (${ids})`,
    ),
  fc
    .tuple(some(10), fc.boolean())
    .map(([ids, is]) => `UPDATE products SET hidden = ${is} WHERE id IN (${ids})`),
  fc
    .tuple(some(10), fc.constantFrom('NULL', `'{hr}'`, `'{en,de}'`))
    .map(([ids, codes]) => `UPDATE products SET languages = ${codes} WHERE id IN (${ids})`),
  some(4).map(
    (ids) => `UPDATE products SET visible_individually = NOT visible_individually
    WHERE id IN (${ids}) AND main_product_id IS NULL`,
  ),
  fc.tuple(some(9), fc.nat(5)).map(
    ([ids, to]) => `UPDATE products SET category_priority = ${to},
    featured = NOT featured WHERE id IN (${ids})`,
  ),
  fc
    .tuple(some(9), fc.nat(1))
    .map(([ids, to]) => `UPDATE products SET stock = ${to}, reserved = 0 WHERE id IN (${ids})`),
  some(3).map((ids) => `DELETE FROM product_attribute_values WHERE product_id IN (${ids})`),
  fc.tuple(some(9), fc.nat(30)).map(
    ([ids, to]) => `UPDATE product_attribute_values
    SET value_number = ${to} WHERE value_number IS NOT NULL AND product_id IN (${ids})`,
  ),
  some(9).map(
    (ids) => `UPDATE product_attribute_values pav SET value_id = (SELECT max(id)
    FROM attribute_values v WHERE v.attribute_id = pav.attribute_id) WHERE value_id IS NOT NULL
    AND id IN (SELECT min(id) FROM product_attribute_values WHERE product_id IN (${ids})
      GROUP BY product_id HAVING count(*) FILTER (WHERE value_id IS NOT NULL) = 1)`,
  ),
  some(3).map((ids) => `DELETE FROM product_categories WHERE product_id IN (${ids})`),
  some(3).map(
    (ids) => `INSERT INTO product_categories SELECT p.id, c.id, 9 FROM products p,
    categories c WHERE p.id IN (${ids}) AND c.id < 4 ON CONFLICT DO NOTHING`,
  ),
  some(3).map(
    (ids) => `INSERT INTO product_tags SELECT p.id, t.id FROM products p, tags t
    WHERE p.id IN (${ids}) ON CONFLICT DO NOTHING`,
  ),
  some(3).map((ids) => `DELETE FROM product_tags WHERE product_id IN (${ids})`),
  some(3).map((ids) => `DELETE FROM bundle_items WHERE item_product_id IN (${ids})`),
  fc.constant(`INSERT INTO products (sku, format, slugs, name, excerpt, description, retail_price, tax_id)
    SELECT 'N' || id, 'Simple', jsonb_build_object('hr', 'n' || id), '{"hr": "Karta"}', '{"hr": ""}',
      '{"hr": ""}', 700, tax_id FROM products WHERE id = (${newest})`),
);

const words = ['karta', 'aba', 'camac', 'more', 'm'];
const wordHits = () => Promise.all(words.map((word) => searchSite(shop.deps, word, 'hr')));

test('after any changes of products, the index and search results equal newly loaded ones', {
  timeout: randomTimeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 4 }), async (statements) => {
      await Promise.all([readListIndex(shop.deps), wordHits()]);
      await run(statements);
      const [followed, loaded] = [await readListIndex(shop.deps), await loadListIndex(database.db)];
      for (const language of ['hr', 'de']) {
        expect(plain(followed, language)).toEqual(plain(loaded, language));
      }
      const found = await wordHits();
      shop.deps.cache.drop(['kind:search-products']);
      expect(found).toEqual(await wordHits());
    }),
    randomCases(80),
  );
});

test('a product is found by its categories, tags, attributes and brand as soon as it has them', async () => {
  const id = (await readListIndex(shop.deps)).ids[0] as number;
  await run([
    `UPDATE products SET name = '{"hr": "Prvi"}', excerpt = '{"hr": ""}', description = '{"hr": ""}', manufacturer_id = NULL,
     hidden = false, languages = NULL, visible_individually = true WHERE id = ${id}`,
    `DELETE FROM product_categories WHERE product_id = ${id}`,
    `DELETE FROM product_tags WHERE product_id = ${id}`,
    `DELETE FROM product_attribute_values WHERE product_id = ${id}`,
    `UPDATE categories SET name = '{"hr": "Kvadrifonije"}' WHERE id = 1`,
    `UPDATE tags SET title = '{"hr": "Ksilofonski"}' WHERE id = 1`,
    `UPDATE manufacturers SET name = 'Žirokompas' WHERE id = 1`,
    `UPDATE attribute_values SET label = '{"hr": "ultramarin"}' WHERE id = 1`,
  ]);
  const finds = async (word: string) => {
    const hits = await searchSite(shop.deps, `prvi ${word}`, 'hr');
    return hits?.byKind.product.map((hit) => hit.id).includes(id);
  };
  const gains: Readonly<Record<string, string>> = {
    kvadrifonija: `INSERT INTO product_categories VALUES (${id}, 1, 1)`,
    ksilofonskog: `INSERT INTO product_tags VALUES (${id}, 1)`,
    ultramarina: `INSERT INTO product_attribute_values (product_id, list_product_id, attribute_id, value_id)
      SELECT ${id}, ${id}, attribute_id, id FROM attribute_values WHERE id = 1`,
    zirokompas: `UPDATE products SET manufacturer_id = 1 WHERE id = ${id}`,
  };
  for (const [word, statement] of Object.entries(gains)) {
    expect(await finds(word), word).toBe(false);
    await run([statement]);
    expect(await finds(word), word).toBe(true);
  }
});

test('updating the index takes two statements after a change of products, one after a sale, then none', async () => {
  const costs = async (statement: string) => {
    await readListIndex(shop.deps);
    await run([statement]);
    const read = async () => (await count(() => readListIndex(shop.deps)))[0];
    return [await read(), await read()];
  };
  const [id] = (await readListIndex(shop.deps)).ids;
  expect(await costs(`UPDATE products SET retail_price = 54321 WHERE id = ${id}`)).toEqual([2, 0]);
  expect(await costs(`UPDATE products SET stock = 3 WHERE id = ${id}`)).toEqual([1, 0]);
});

test('a failed change does not leave the old index in the cache', async () => {
  await readListIndex(shop.deps);
  await run(['UPDATE products SET featured = NOT featured WHERE id < 9']);
  const broken = { ...shop.deps, readDb: { withoutMethods: true } } as unknown as typeof shop.deps;
  await expect(readListIndex(broken)).rejects.toThrow();
  expect(plain(await readListIndex(shop.deps))).toEqual(plain(await loadListIndex(database.db)));
});
