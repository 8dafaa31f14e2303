import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberFrom } from '#schemas/rules/number-pattern.ts';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { orderNumbersOption, takeOrderNumber } from './next-order-number.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const products = shop.database.db.updateTable('products').where('id', '=', ids.last);
  await products.set((eb) => ({ stock: eb.val(100) })).execute();
});
afterAll(() => shop.close());

/** Places an order and returns its number. */
async function order(now = new Date()): Promise<string> {
  const cart = await readyCart(shop, [[ids.last, 1]]);
  return numberOf((await shop.get('checkout.createOrder', orderOf(cart), { now })).orderSlug);
}

async function numberOf(slug: string): Promise<string> {
  const row = await shop.database.db
    .selectFrom('orders')
    .select('order_number')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.order_number;
}

async function setNumbering(numbering: object): Promise<void> {
  const value = JSON.stringify(numbering);
  await shop.database.db
    .insertInto('options')
    .values({ key: orderNumbersOption, value, public: false })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

const countOf = (number: string) => Number(/\d+$/.exec(number)?.[0]);

test('orders placed at the same time have numbers in a row', async () => {
  const carts = await Promise.all(
    Array.from({ length: 6 }, () => readyCart(shop, [[ids.last, 1]])),
  );
  const slugs = await Promise.all(
    carts.map(async (cart) => (await shop.get('checkout.createOrder', orderOf(cart))).orderSlug),
  );
  const counts = (await Promise.all(slugs.map(numberOf))).map(countOf).sort((a, b) => a - b);
  const [first = 0] = counts;
  expect(counts).toEqual(carts.map((_, i) => first + i));
});

test('an order does not wait for another one that is being written', async () => {
  await shop.database.db.transaction().execute(async (step) => {
    const earlier = await takeOrderNumber(step, new Date());
    expect(countOf(await order())).toBe(countOf(earlier) + 1);
  });
});

test('a refused order leaves no gap', async () => {
  const before = countOf(await order());
  const cart = await readyCart(shop, [[ids.last, 1]]);
  const refused = await shop.call('checkout.createOrder', { ...orderOf(cart), seenVersion: 'old' });
  expect(refused.ok).toBe(false);
  expect(countOf(await order())).toBe(before + 1);
});

test('a new pattern counts on, and leaves the numbers of earlier orders', async () => {
  const cart = await readyCart(shop, [[ids.last, 1]]);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  const before = await numberOf(orderSlug);
  await setNumbering({ pattern: 'W{number:4}-{year}{month}' });
  const next = await order(new Date('2027-02-28T23:30:00Z'));
  expect(next).toBe(`W${countOf(before) + 1}-202703`);
  expect(await numberOf(orderSlug)).toBe(before);
});

test('a count that restarts begins each year with 1, and never goes back', async () => {
  await setNumbering({ pattern: '{year}-{number:3}', restarts: true });
  expect(await order(new Date('2028-01-01T09:00:00Z'))).toBe('2028-001');
  expect(await order(new Date('2027-12-31T09:00:00Z'))).toBe('2028-002');
  expect(await order(new Date('2029-01-01T09:00:00Z'))).toBe('2029-001');
});

test('the first orders of a year, placed at the same time, count from 1', async () => {
  await setNumbering({ pattern: 'Y{year}-{number:3}', restarts: true });
  await order(new Date('2030-06-01T09:00:00Z'));
  const carts = await Promise.all([1, 2, 3].map(() => readyCart(shop, [[ids.last, 1]])));
  const now = new Date('2031-01-01T09:00:00Z');
  const slugs = await Promise.all(
    carts.map((cart) => shop.get('checkout.createOrder', orderOf(cart), { now })),
  );
  const numbers = await Promise.all(slugs.map(({ orderSlug }) => numberOf(orderSlug)));
  expect(numbers.sort()).toEqual(['Y2031-001', 'Y2031-002', 'Y2031-003']);
});

test('a number that an older pattern has given is skipped', async () => {
  await setNumbering({ pattern: 'X-{number:5}' });
  const given = await order();
  await sql`SELECT setval('order_number_count', last_value - 1) FROM order_number_count`.execute(
    shop.database.db,
  );
  expect(countOf(await order())).toBe(countOf(given) + 1);
});

test('the database fills in a pattern as the settings show it', async () => {
  const { db } = shop.database;
  for (const pattern of ['AB-{year}-{number:6}', '{number:3}', '{month}-{year}{number:4}-{year}']) {
    for (const count of [7, 123_456]) {
      const { rows } = await sql<{ given: string }>`
        SELECT order_number_from(${pattern}, 2026, 9, ${count}) AS given`.execute(db);
      expect(rows[0]?.given).toBe(numberFrom(pattern, { year: 2026, month: 9, count }));
    }
  }
});
