import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { moveOrder } from '../orders/order-states.ts';
import { inTransaction } from '../transaction.ts';
import { messageBody } from './message-body.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await add('Orders', ['order.created', 'order.changed', 'stock.changed']);
  await add('Products', ['product.created', 'product.changed']);
  await add('Off', ['order.created', 'product.changed'], false);
});
afterAll(() => shop.close());

const add = (name: string, events: readonly string[], active = true) =>
  shop.database.db
    .insertInto('webhooks')
    .values({ name, url: 'https://example.com/', events, active })
    .execute();

const queued = () =>
  shop.database.db
    .selectFrom('webhook_messages')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_id')
    .select(['webhooks.name', 'event', 'record'])
    .orderBy('webhook_messages.id')
    .execute();

test('an order and its next state are queued once, with the stock that they take', async () => {
  const cart = await readyCart(shop, [[ids.last, 1]], ids.bank);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  const { db } = shop.database;
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  const actor = { kind: 'staff', userId: 7 } as const;
  await inTransaction(db, (step) => moveOrder(step, id, 'paid', { actor, reason: 'test' }));
  const rows = await queued();
  expect(rows.filter(({ event }) => event !== 'stock.changed')).toEqual([
    { name: 'Orders', event: 'order.created', record: String(id) },
    { name: 'Orders', event: 'order.changed', record: String(id) },
  ]);
  expect(rows.filter(({ event }) => event === 'stock.changed').map(({ record }) => record)).toEqual(
    [String(ids.last)],
  );
  const event = { event: 'order.changed', record: String(id), created_at: 'now' };
  const { data } = JSON.parse((await messageBody(db, event)) ?? '');
  expect(data).toMatchObject({ collection: 'orders', values: { state: 'paid' } });
});

test('changes of a product are queued, those by SQL too; a change that is rolled back is not', async () => {
  const { db } = shop.database;
  await db.deleteFrom('webhook_messages').execute();
  const heavier = { weight_grams: 1234 };
  await db.updateTable('products').set(heavier).where('id', '=', ids.map).execute();
  const undone = inTransaction(db, async (step) => {
    await step.updateTable('products').set(heavier).where('id', '=', ids.last).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await queued()).toEqual([
    { name: 'Products', event: 'product.changed', record: String(ids.map) },
  ]);
});
