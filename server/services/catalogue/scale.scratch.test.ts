import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../test-caller.ts';
import { testSite } from '../test-site.ts';
import { createCatalogueHandlers } from './handlers.ts';

const N = Number(process.env['N'] ?? 100000);
test('scale', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  await seedSite(db, testSite, null);
  const words = ['kompas','karta','jadran','sidro','brod','galeb','otok','vjetar','jedro','svjetionik','mornar','uvala','bura','jugo','maestral','konop'];
  let t = performance.now();
  await sql`INSERT INTO products (id, sku, format, slugs, name, excerpt, description, retail_price, sale_price, tax_id, stock, category_priority, featured, visible_individually, main_category_id)
    SELECT 1000+i, 'SKU-'||i, 'Simple', jsonb_build_object('hr','p-'||i), jsonb_build_object('hr', w[1+i%16]||' '||w[1+(i/16)%16]||' '||w[1+(i/256)%16]||' '||i, 'en', w[1+i%16]||' '||i),
     jsonb_build_object('hr','Kratki opis proizvoda '||w[1+i%7]), jsonb_build_object('hr','<p>Dugi opis '||repeat(w[1+i%11]||' ',20)||'</p>'),
     1000+(i*7919)%50000, CASE WHEN i%10=0 THEN 500 END, 1, i%20, i%100, i%50=0, true, 1+i%3
    FROM generate_series(1,${N}) i, (SELECT ${words}::text[] AS w) x`.execute(db);
  await sql`INSERT INTO product_slugs SELECT l, 'p-'||i, 1000+i FROM generate_series(1,${N}) i, unnest(array['hr','en','de']) l`.execute(db);
  await sql`INSERT INTO product_categories SELECT 1000+i, 1+i%3, 0 FROM generate_series(1,${N}) i`.execute(db);
  await sql`INSERT INTO product_media SELECT 1000+i, k, 1+(i+k)%2 FROM generate_series(1,${N}) i, generate_series(0,1) k`.execute(db);
  await sql`INSERT INTO product_attribute_values (product_id,list_product_id,attribute_id,value_id) SELECT 1000+i,1000+i,1,1+i%3 FROM generate_series(1,${N}) i`.execute(db);
  await sql`INSERT INTO product_attribute_values (product_id,list_product_id,attribute_id,value_id) SELECT 1000+i,1000+i,3,6+i%3 FROM generate_series(1,${N}) i`.execute(db);
  await sql`INSERT INTO product_attribute_values (product_id,list_product_id,attribute_id,value_number) SELECT 1000+i,1000+i,4,i%500 FROM generate_series(1,${N}) i`.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
  console.log('loaded', performance.now() - t);
  if (process.env['NOJIT']) await sql`ALTER DATABASE ${sql.raw((await sql<{d:string}>`select current_database() as d`.execute(db)).rows[0]!.d)} SET jit = off`.execute(db);
  const { createDatabase } = await import('../../db/open-database.ts');
  const { createPool } = await import('../../db/pool.ts');
  const db2 = createDatabase(createPool(database.url));
  const shop = createCaller(db2, createCatalogueHandlers);
  const time = async (label: string, f: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let i = 0; i < 4; i++) { shop.deps.cache.drop(['catalogue']); const s = performance.now(); await f(); times.push(performance.now() - s); }
    const s = performance.now(); await f();
    console.log(label.padEnd(40), times.map((x) => x.toFixed(1)).join(' '), 'warm', (performance.now() - s).toFixed(2));
  };
  await shop.call('product.filter', {});
  const attrs = async () => { await shop.call('product.layeredNavigation', {ids:[]} as never); };
  void attrs;
  const lim = { limit: 24 };
  await time('get', () => shop.call('product.get', { slug: 'p-50' }));
  await time('get configurable', () => shop.call('product.get', { slug: 'dupin' }));
  await time('list newest', () => shop.call('product.filter', lim));
  await time('list cheapest', () => shop.call('product.filter', { ...lim, sort: { param: 'finalPrice', order: 'asc' } }));
  await time('list name', () => shop.call('product.filter', { ...lim, sort: { param: 'name', order: 'asc' } }));
  await time('list category', () => shop.call('product.filter', { ...lim, mainCategory: 2 }));
  await time('list category root by name', () => shop.call('product.filter', { ...lim, mainCategory: 1, sort: { param: 'name', order: 'desc' } }));
  await time('list facet', () => shop.call('product.filter', { ...lim, filters: [{ key: 'boja', value: 'plava' }, { key: 'sirina', value: [10, 20] }] }));
  await time('search common', () => shop.call('product.filter', { ...lim, keywords: 'kompas' }));
  await time('search two', () => shop.call('product.filter', { ...lim, keywords: 'kompas jadran' }));
  await time('search typo', () => shop.call('product.filter', { ...lim, keywords: 'kmopas' }));
  await time('search typo2', () => shop.call('product.filter', { ...lim, keywords: 'svjetionk jadran' }));
  await time('search none', () => shop.call('product.filter', { ...lim, keywords: 'kishobran' }));
  await time('layers all', () => shop.call('product.layeredNavigation', {}));
  await time('layers cat', () => shop.call('product.layeredNavigation', { mainCategory: 2 }));
  await time('layers cat+facets', () => shop.call('product.layeredNavigation', { mainCategory: 2, filters: [{ key: 'boja', value: 'plava' }, { key: 'sirina', value: [10, 20] }] }));
  await time('tree', () => shop.call('category.filter', { tree: true }));
  const ex = async (label: string, q: ReturnType<typeof sql>) => { const { rows } = await sql`EXPLAIN (ANALYZE, BUFFERS OFF) ${q}`.execute(db2); console.log(label + '\n' + rows.map((r) => (r as Record<string, string>)['QUERY PLAN']).join('\n')); };
  const { loadFacetCounts } = await import('./facets.ts'); void loadFacetCounts;
  const { hits } = await import('./list-conditions.ts');
  const q = "('kompas':*)";
  await ex('COUNT', sql`SELECT count(*) AS total FROM products p WHERE NOT p.archived AND p.visible_individually AND p.id IN (SELECT id FROM (${hits(q, 'hr')}) hit)`);
  await ex('PAGE', sql`SELECT p.id FROM products p JOIN (${hits(q, 'hr')}) found ON found.id = p.id WHERE NOT p.archived AND p.visible_individually AND p.id IN (SELECT id FROM (${hits(q, 'hr')}) hit) ORDER BY found.rank DESC, p.id DESC LIMIT 24`);
  await ex('TYPO', sql`SELECT folded FROM product_search WHERE language = 'hr' AND folded %> 'kmopas' ORDER BY word_similarity('kmopas', folded) DESC LIMIT 200`);
  await db2.destroy();
  await database.drop();
  expect(1).toBe(1);
}, 600000);
