import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#schemas/entities/cart.ts';
import type { ChildTask } from '#tests/support/order-child.ts';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  await db
    .updateTable('promotions')
    .set({ usage_limit: null })
    .where('code', '=', 'JEDNOM')
    .execute();
});
afterAll(() => shop.close());

const child = fileURLToPath(new URL('../../../tests/support/order-child.ts', import.meta.url));
const buyers = 6;

/** Runs a process that creates orders; returns its signal and the orders it acknowledged, by cart. */
async function runChild(task: Omit<ChildTask, 'url'>) {
  const input = JSON.stringify({ ...task, url: shop.database.url });
  const running = spawn(process.execPath, ['--import', './app/scripts/sources.mjs', child, input], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let reported = '';
  running.stdout.on('data', (chunk: Buffer) => {
    reported += chunk.toString();
  });
  const signal = await new Promise<string | null>((done) =>
    running.on('close', (_code, reason) => done(reason)),
  );
  const lines = reported
    .split('\n')
    .flatMap((line) => (line.includes(' ') ? [line.split(' ')] : []));
  return { signal, acknowledged: new Map(lines.map(([cart = '', slug = '']) => [cart, slug])) };
}

async function fillCarts(): Promise<Cart[]> {
  const carts: Cart[] = [];
  for (let i = 0; i < buyers; i += 1) {
    const { session } = await readyCart(shop, [[ids.last, 1]]);
    const input = { ...session, couponCode: 'JEDNOM' };
    await shop.get('cart.applyCoupon', input);
    await shop.get('order.reserveStock', session);
    carts.push(await shop.get('cart.getCart', session));
  }
  return carts;
}

/** Counts every part of the orders; all counts must agree. */
async function books() {
  const { rows } = await sql<Record<string, number>>`SELECT
    (SELECT count(*) FROM orders) AS orders,
    (SELECT count(*) FROM order_items) AS items,
    (SELECT count(*) FROM order_events WHERE from_state IS NULL) AS events,
    (SELECT count(*) FROM outbox WHERE kind = 'order.created') AS mails,
    (SELECT count(*) FROM carts WHERE status = 'ordered') AS "orderedCarts",
    (SELECT count(*) FROM idempotency_keys) AS keys,
    (SELECT usage_count FROM promotions WHERE code = 'JEDNOM') AS coupons,
    100 - stock AS sold,
    reserved - (SELECT count(*) FROM stock_reservations) AS "orphanedPieces",
    (SELECT count(*) FROM stock_reservations JOIN carts ON carts.id = cart_id
      WHERE status = 'ordered') AS "orphanedRows"
    FROM products WHERE id = ${ids.last}`.execute(shop.database.db);
  const [{ orders, orphanedPieces, orphanedRows, ...others } = {}] = rows;
  expect([orphanedPieces, orphanedRows]).toEqual([0, 0]);
  expect(Object.values(others)).toEqual(Object.values(others).map(() => orders));
  return orders ?? 0;
}

async function slugsOf(carts: readonly Cart[]): Promise<Map<string, string>> {
  const rows = await shop.database.db
    .selectFrom('orders')
    .select(['cart_id', 'slug'])
    .where(
      'cart_id',
      'in',
      carts.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ cart_id: cart, slug }) => [cart, slug]));
}

/** Three kill points run by default; `ORDER_KILLS=all` runs all of them. */
const points = [
  ['the cart was claimed and stock was taken', 'with claimed'],
  ['the order and all of its parts were written', 'with "made'],
  ['the order was committed', 'commit'],
  ['the coupon was spent', 'update promotions'],
  ['the cart was read', 'with cart'],
] as const;

test.each(process.env['ORDER_KILLS'] === 'all' ? points : points.slice(0, 3))(
  'killed when %s: acknowledged orders exist, the others do not · PK1 CO4',
  { timeout: 60_000 },
  async (_name, point) => {
    const products = shop.database.db.updateTable('products').where('id', '=', ids.last);
    await products.set((eb) => ({ stock: eb.val(100) })).execute();
    await clearOrders();
    const carts = await fillCarts();
    const killed = await runChild({ orders: carts.map(orderOf), point, skip: 2 });
    expect(killed.signal).toBe('SIGKILL');
    const kept = await slugsOf(carts);
    for (const [cart, slug] of killed.acknowledged) expect(kept.get(cart)).toBe(slug);
    expect(await books()).toBe(kept.size);
    expect(kept.size).toBeLessThan(buyers);
    for (const cart of carts) {
      const context = { idempotencyKey: `kljuc-${cart.id}` };
      const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart), context);
      expect(kept.get(cart.id) ?? orderSlug).toBe(orderSlug);
    }
    expect(await books()).toBe(buyers);
  },
);

async function clearOrders(): Promise<void> {
  await sql`TRUNCATE orders, order_items, order_events, order_codes, withdrawals, payments,
    payment_events, outbox, idempotency_keys, stock_reservations, cart_items, carts CASCADE`.execute(
    shop.database.db,
  );
  await shop.database.db
    .updateTable('products')
    .set({ reserved: 0 })
    .where('id', '=', ids.last)
    .execute();
  await shop.database.db
    .updateTable('promotions')
    .set({ usage_count: 0 })
    .where('code', '=', 'JEDNOM')
    .execute();
}
