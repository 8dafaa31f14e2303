import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { foldText } from '../services/fold-text.ts';
import type { ProductsTable } from './tables/catalogue.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const text = (hr: string) => JSON.stringify({ hr });

let productId = 0;
beforeEach(async () => {
  productId = await addProduct({ stock: 3 });
});

async function addProduct(change: Partial<Insertable<ProductsTable>>): Promise<number> {
  const { db } = database;
  await db
    .insertInto('taxes')
    .values({ id: 1, key: 'pdv', rate: 25, title: text('PDV') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const product = {
    sku: crypto.randomUUID(),
    format: 'Simple' as const,
    slugs: text('proizvod'),
    name: text('Proizvod'),
    excerpt: text(''),
    description: text(''),
    retail_price: 1000,
    tax_id: 1,
  };
  const { id } = await db
    .insertInto('products')
    .values({ ...product, ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function fold(input: string): Promise<unknown> {
  const { rows } = await sql<{ folded: string }>`SELECT fold(${input}) AS folded`.execute(
    database.db,
  );
  return rows[0]?.folded;
}

test.each([
  ['čaša', 'casa'],
  ['ČAŠA', 'casa'],
  ['đumbir', 'dumbir'],
  ['djumbir', 'dumbir'],
  ['DJUMBIR', 'dumbir'],
  ['Žućkasti ćup', 'zuckasti cup'],
  ['c\u030Cas\u030Ca', 'casa'],
  ['Größe Übermaß', 'grosse ubermass'],
  ['Књига ЁЛКА й', 'књига елка и'],
  ['ΆΡΩΜΑ', 'αρωμα'],
  ['كِتَاب أحمر', 'كتاب احمر'],
  ['हिन्दी 한국어 が', 'हिन्दी 한국어 が'],
  ['Łódź, Ångström, São, ŒUVRE', 'lodz, angstrom, sao, oeuvre'],
])('folds %s to %s', async (input, folded) => {
  expect(await fold(input)).toBe(folded);
  expect(foldText(input)).toBe(folded);
});

test('keeps search in sync with changed names', async () => {
  await database.db
    .updateTable('products')
    .set({ name: JSON.stringify({ hr: 'Jedro', de: 'Segel' }) })
    .where('id', '=', productId)
    .execute();
  const rows = await database.db
    .selectFrom('product_search')
    .select(['language', 'title'])
    .where('product_id', '=', productId)
    .orderBy('language')
    .execute();
  expect(rows.map((row) => `${row.language} ${row.title}`)).toEqual([
    'de Segel',
    'en Jedro',
    'hr Jedro',
  ]);
});

test('sorts names in Croatian alphabetical order · LIST-37', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM unnest(ARRAY['žaba', 'čaša', 'džep', 'đak', 'ćup', 'cvijet', 'dud', 'šal',
      'sat', 'zid', 'karta 10', 'karta 9']) AS name ORDER BY name COLLATE sort_hr`.execute(
    database.db,
  );
  const sorted = 'cvijet,čaša,ćup,dud,džep,đak,karta 9,karta 10,sat,šal,zid,žaba';
  expect(rows.map((row) => row.name).join()).toBe(sorted);
});

test('never lets stock fall below zero', async () => {
  const take = (qty: number) =>
    database.db
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '-', qty) }))
      .where('id', '=', productId)
      .execute();
  await take(3);
  await expect(take(1)).rejects.toThrow('products_stock_check');
});

test('never lets a coupon exceed its limit', async () => {
  const use = sql`UPDATE promotions SET usage_count = usage_count + 1 WHERE code = 'jednom'`;
  await database.db
    .insertInto('promotions')
    .values({ code: 'JEDNOM', kind: 'percent', value: 10, usage_limit: 1 })
    .execute();
  expect((await use.execute(database.db)).numAffectedRows).toBe(1n);
  await expect(use.execute(database.db)).rejects.toThrow('coupons_check');
});

test('refuses negative money and texts without the default language', async () => {
  await expect(addProduct({ retail_price: -1 })).rejects.toThrow('cents_check');
  const english = JSON.stringify({ en: 'Product' });
  await expect(addProduct({ name: english })).rejects.toThrow('localized_check');
  await expect(addProduct({ excerpt: '{}' })).rejects.toThrow('localized_check');
  await expect(addProduct({ sale_price: 1001 })).rejects.toThrow('products_check');
});

test('records every price a product has had', async () => {
  const { db } = database;
  await db.updateTable('products').set({ sale_price: 800 }).where('id', '=', productId).execute();
  await db.updateTable('products').set({ stock: 1 }).where('id', '=', productId).execute();
  const rows = await db
    .selectFrom('price_history')
    .select(['retail_price', 'sale_price'])
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { retail_price: 1000, sale_price: null },
    { retail_price: 1000, sale_price: 800 },
  ]);
});

test('never changes or deletes price history', async () => {
  const refused = 'rows of price_history are never changed or deleted';
  const change = sql`UPDATE price_history SET retail_price = 1`.execute(database.db);
  await expect(change).rejects.toThrow(refused);
  const removal = database.db.deleteFrom('price_history').execute();
  await expect(removal).rejects.toThrow(refused);
});

test('allows only one order per cart', async () => {
  const { db } = database;
  const { id: cart_id } = await db
    .insertInto('carts')
    .values({ protect_code_hash: Buffer.alloc(32) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const order = (slug: string) =>
    db
      .insertInto('orders')
      .values({
        slug,
        order_number: slug,
        cart_id,
        state: 'pending_payment',
        currency: 'EUR',
        language: 'hr',
        items_total: 0,
        order_total: 0,
        addresses: '{}',
        payment_type: 'COD',
        prices_hash: '',
      })
      .returning(['number', 'created_at'])
      .executeTakeFirstOrThrow();
  const first = await order('one');
  expect(first.number).toBeGreaterThan(1000);
  expect(new Date(first.created_at).toISOString()).toBe(first.created_at);
  await expect(order('two')).rejects.toThrow('orders_cart_id_key');
});

test('merges equal cart lines regardless of the order of options', async () => {
  const { db } = database;
  const { id } = await db
    .insertInto('carts')
    .values({ protect_code_hash: Buffer.alloc(32) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const add = (options: object) =>
    db
      .insertInto('cart_items')
      .values({ cart_id: id, product_id: productId, qty: 1, options: JSON.stringify(options) })
      .onConflict((conflict) =>
        conflict
          .columns(['cart_id', 'product_id', 'options_hash'])
          .doUpdateSet((eb) => ({ qty: eb('cart_items.qty', '+', eb.ref('excluded.qty')) })),
      )
      .execute();
  await add({ a: 1, b: 2 });
  await add({ b: 2, a: 1 });
  await add({ a: 1, b: 3 });
  const items = await db
    .selectFrom('cart_items')
    .select(['qty', 'options'])
    .where('cart_id', '=', id)
    .orderBy('item_id')
    .execute();
  expect(items).toEqual([
    { qty: 2, options: { a: 1, b: 2 } },
    { qty: 1, options: { a: 1, b: 3 } },
  ]);
});

test('a sold piece writes no row of an index of products', async () => {
  const id = await addProduct({ stock: 20 });
  const heapOnly = await database.db.transaction().execute(async (step) => {
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT pg_stat_get_xact_tuples_hot_updated('products'::regclass)::integer AS count`.execute(
        step,
      );
      return rows[0]?.count ?? Number.NaN;
    };
    const before = await count();
    await sql`UPDATE products SET stock = stock - 1 WHERE id = ${id}`.execute(step);
    return (await count()) - before;
  });
  expect(heapOnly).toBe(1);
});
