import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallContext } from '#server/api/handler.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { address, openShop, orderOf, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createStatementCounter } from '#tests/support/statement-counter.ts';

let shop: TestShop;
/** A customer in the groups 1 and 2, and one in no group. */
let partner: Partial<CallContext>;
let stranger: Partial<CallContext>;
const { plugin, count } = createStatementCounter();
beforeAll(async () => {
  const database = await createTestDatabase();
  shop = await openShop({}, { ...database, db: database.db.withPlugin(plugin) });
  await sql`INSERT INTO customer_groups (name) VALUES ('{"hr": "Partneri"}'), ('{"hr": "Škole"}')`.execute(
    shop.database.db,
  );
  partner = await customer('partner@example.com', [1, 2]);
  stranger = await customer('kupac@example.com', []);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`DELETE FROM price_lists`.execute(shop.database.db);
  shop.deps.cache.clear();
});

async function customer(email: string, groups: readonly number[]) {
  const { id } = await shop.database.db
    .insertInto('users')
    .values({ email, password_hash: 'x', group_ids: groups })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { actor: { kind: 'customer', userId: id, sessionId: 's' } } as const;
}

interface List {
  readonly group_ids?: readonly number[];
  readonly percent?: number;
  readonly category_ids?: readonly number[];
  readonly currency?: string;
  readonly enabled?: boolean;
  readonly valid_from?: string;
  readonly valid_to?: string;
  readonly prices?: Readonly<Record<number, number>>;
}

async function addList({ prices = {}, ...list }: List): Promise<number> {
  const { db } = shop.database;
  const { id } = await db
    .insertInto('price_lists')
    .values({ name: '{"hr": "Veleprodaja"}', group_ids: [1], currency: 'EUR', ...list })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = Object.entries(prices).map(([product, price]) => ({
    list_id: id,
    product_id: Number(product),
    price,
  }));
  if (rows.length > 0) await db.insertInto('list_prices').values(rows).execute();
  shop.deps.cache.drop(['price lists']);
  return id;
}

async function listed(context: Partial<CallContext>, input = {}) {
  const { records } = await shop.get('product.filter', { limit: 100, ...input }, context);
  return records;
}

async function priceOf(id: number, context: Partial<CallContext>) {
  return (await shop.get('product.get', { id }, context)).finalPrice;
}

async function cartOf(context: Partial<CallContext>, productId: number) {
  const session = await shop.get('cart.getNewCartSession', {}, context);
  return shop.get('cart.addItem', { ...session, productId, qty: 2 }, context);
}

test('a group sees its prices in lists, products and carts, and no other visitor does', async () => {
  await addList({ prices: { [ids.ring]: 8000, [ids.last]: 900 } });
  const visitors = [{}, stranger];
  for (const [first, second] of [...visitors, partner].flatMap((one) =>
    [...visitors, partner].map((other) => [one, other] as const),
  )) {
    shop.deps.cache.clear();
    for (const context of [first, second]) {
      const price = context === partner ? 8000 : 10_000;
      const card = (await listed(context)).find(({ id }) => id === ids.ring);
      expect([card?.finalPrice, await priceOf(ids.ring, context)]).toEqual([price, price]);
    }
  }
  const prices = async (context: Partial<CallContext>) =>
    (await cartOf(context, ids.last)).prices.converted.itemsTotal;
  expect([await prices(partner), await prices(stranger), await prices({})]).toEqual([
    1800, 2000, 2000,
  ]);
});

test('a member’s cart keeps the prices of its group in a call without a login', async () => {
  await addList({ prices: { [ids.last]: 900 } });
  const { session } = await cartOf(partner, ids.last);
  const { prices } = await shop.get('cart.addItem', { ...session, productId: ids.last, qty: 1 });
  expect(prices.converted.itemsTotal).toBe(2700);
});

test('a cart that was filled before the login has the prices of the group at once', async () => {
  await addList({ prices: { [ids.last]: 900 } });
  const session = await shop.get('cart.getNewCartSession', {});
  await shop.get('cart.addItem', { ...session, productId: ids.last, qty: 1 });
  const { prices } = await shop.get('cart.getCart', session, partner);
  expect(prices.converted.itemsTotal).toBe(900);
});

test('the lowest price wins: a list never makes anything dearer', async () => {
  await addList({ prices: { [ids.map]: 1700, [ids.ring]: 9000 } });
  await addList({ group_ids: [2], percent: 15 });
  expect(await priceOf(ids.map, partner)).toBe(1500);
  expect(await priceOf(ids.ring, partner)).toBe(8500);
});

test('a price of a group is no public reduction: no other price is shown beside it', async () => {
  const { db } = shop.database;
  await sql`UPDATE products SET measure_amount = 2, measure_unit = 'kg' WHERE id = ${ids.map}`.execute(
    db,
  );
  await addList({ prices: { [ids.map]: 1100 } });
  const product = await shop.get('product.get', { id: ids.map }, partner);
  expect(product).toMatchObject({
    finalPrice: 1100,
    discount: 0,
    lowestPrice30: null,
    unitPrice: { amount: 550, unit: 'kg' },
  });
  const { rows } = await sql`SELECT FROM price_history
    WHERE product_id = ${ids.map} AND 1100 IN (retail_price, sale_price, membership_price)`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test('a variant has the price of its main product, unless it has its own', async () => {
  await addList({ prices: { [ids.shirt]: 2000, [ids.shirtLarge]: 2200 } });
  const { associatedProducts, finalPrice } = await shop.get(
    'product.get',
    { id: ids.shirt },
    partner,
  );
  expect(finalPrice).toBe(2000);
  expect(associatedProducts.map(({ id, finalPrice: price }) => [id, price])).toEqual([
    [ids.shirtSmall, 2000],
    [ids.shirtLarge, 2200],
  ]);
  expect((await cartOf(partner, ids.shirtSmall)).prices.converted.itemsTotal).toBe(4000);
});

test('a percentage of a category is off all inside of it, and off nothing else', async () => {
  const { db } = shop.database;
  const name = '{"hr": "K"}';
  await sql`INSERT INTO categories (id, slug, parent_id, name, description, flag, position)
    VALUES (1, 'a', NULL, ${name}, ${name}, '', 1), (2, 'b', 1, ${name}, ${name}, '', 1)`.execute(
    db,
  );
  await sql`INSERT INTO product_categories (product_id, category_id, position)
    VALUES (${ids.shirt}, 2, 0)`.execute(db);
  await addList({ percent: 10, category_ids: [1] });
  expect(await priceOf(ids.shirt, partner)).toBe(2250);
  expect(await priceOf(ids.shirtSmall, partner)).toBe(2250);
  expect(await priceOf(ids.ring, partner)).toBe(10_000);
});

test.each<[string, List]>([
  ['of another group', { group_ids: [99] }],
  ['before it begins', { valid_from: '2090-01-01T00:00:00Z' }],
  ['after it ended', { valid_to: '2020-01-01T00:00:00Z' }],
  ['that is off', { enabled: false }],
  ['in another currency', { currency: 'USD' }],
])('a list %s changes no price', async (_, list) => {
  await addList({ ...list, percent: 50 });
  expect(await priceOf(ids.ring, partner)).toBe(10_000);
  expect((await cartOf(partner, ids.last)).prices.converted.itemsTotal).toBe(2000);
});

test('lists are ordered and filtered by the prices of the group', async () => {
  await addList({ prices: { [ids.ring]: 100 } });
  const sort = { param: 'finalPrice', order: 'asc' };
  const order = async (context: Partial<CallContext>) =>
    (await listed(context, { sort })).map(({ id }) => id).filter((id) => id !== ids.gift);
  expect((await order(partner))[0]).toBe(ids.ring);
  expect((await order({})).at(-1)).toBe(ids.ring);
  const filters = [{ key: 'finalPrice', value: [50, 200] }];
  const cheap = async (context: Partial<CallContext>) =>
    (await listed(context, { filters })).map(({ id }) => id);
  expect([await cheap(partner), await cheap({})]).toEqual([[ids.ring], []]);
});

test('a changed price moves a product of the group’s list', async () => {
  await addList({ percent: 50 });
  const sort = { param: 'finalPrice', order: 'desc' };
  const highest = async () => (await listed(partner, { sort }))[0]?.finalPrice;
  expect(await highest()).toBe(5000);
  await sql`UPDATE products SET retail_price = 20000 WHERE id = ${ids.last}`.execute(
    shop.database.db,
  );
  shop.deps.cache.drop([`list:${ids.last}`, `product:${ids.last}`]);
  expect(await highest()).toBe(10_000);
  await sql`UPDATE products SET retail_price = 1000 WHERE id = ${ids.last}`.execute(
    shop.database.db,
  );
});

test('an order stores what was paid and the list that gave it', async () => {
  const list = await addList({ prices: { [ids.last]: 700 } });
  const { session } = await cartOf(partner, ids.last);
  await shop.get('cart.addItem', { ...session, productId: ids.map, qty: 1 }, partner);
  const addresses = [address()];
  await shop.get('cart.updateGuestUser', { ...session, email: 'partner@example.com', addresses });
  await shop.get(
    'checkout.saveDeliveryMethod',
    { ...session, deliveryMethodId: ids.post },
    partner,
  );
  const ready = await shop.get(
    'checkout.savePaymentMethod',
    { ...session, paymentMethodId: ids.cash },
    partner,
  );
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(ready), partner);
  const items = await shop.database.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['unit_price', 'row_total', 'price_list_id', 'price_list_name', 'price_breakdown'])
    .where('orders.slug', '=', orderSlug)
    .orderBy('position')
    .execute();
  expect(items).toMatchObject([
    { unit_price: 700, row_total: 1400, price_list_id: list, price_list_name: 'Veleprodaja' },
    { unit_price: 1500, price_list_id: null, price_list_name: null },
  ]);
  expect(items[0]?.price_breakdown).toContainEqual({
    what: 'group',
    line: 0,
    qty: 2,
    from: 2000,
    to: 1400,
    amount: -600,
    rate: 25,
  });
});

test('a list takes two statements more for a customer with prices, and none without price lists', async () => {
  const statements = async (context: Partial<CallContext>, limit: number) =>
    (await count(() => listed(context, { limit })))[0];
  await listed(partner);
  expect([await statements({}, 100), await statements(partner, 100)]).toEqual([0, 0]);
  await addList({ percent: 10 });
  await listed(partner);
  expect([await statements({}, 100), await statements(stranger, 100)]).toEqual([0, 1]);
  expect([await statements(partner, 1), await statements(partner, 100)]).toEqual([2, 2]);
});
