import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutTask } from '#tests/support/checkout-child.ts';
import { randomOf } from '#tests/support/rush.ts';
import { address, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { expireReservations } from '../cart/stock-reservations.ts';

/** A few kills run by default; `ORDER_KILLS=500` runs that many. */
const kills = Number.parseInt(process.env['ORDER_KILLS'] ?? '', 10) || 4;
/** Processes that sell at the same time; each is killed at its own random time. */
const together = Math.min(4, kills);
/** Maximum ms that a process sells. */
const longest = 400;
const stock = 900_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  await db
    .updateTable('promotions')
    .set({ usage_limit: null })
    .where('code', '=', 'JEDNOM')
    .execute();
  await db.updateTable('products').set({ stock }).where('id', '=', ids.last).execute();
});
afterAll(() => shop.close());

const child = fileURLToPath(new URL('../../../tests/support/checkout-child.ts', import.meta.url));

/** Lets a process sell until it is killed; returns the orders it acknowledged, by cart. */
async function sellAndDie(life: number): Promise<Map<string, string>> {
  const task: CheckoutTask = {
    url: `${shop.database.url}?application_name=kill`,
    shoppers: 4,
    productId: ids.last,
    deliveryMethodId: ids.post,
    paymentMethodId: ids.cash,
    couponCode: 'JEDNOM',
    address: address(),
  };
  const running = spawn(
    process.execPath,
    ['--import', './app/scripts/sources.mjs', child, JSON.stringify(task)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let reported = '';
  running.stdout.on('data', (chunk: Buffer) => {
    if (reported === '') setTimeout(() => running.kill('SIGKILL'), life);
    reported += chunk.toString();
  });
  const signal = await new Promise((done) => running.on('close', (_, reason) => done(reason)));
  expect(signal).toBe('SIGKILL');
  const lines = reported.split('\n').slice(0, -1);
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

/** Statements of a killed process keep running until the database notices. */
async function untilQuiet(): Promise<void> {
  const { db } = shop.database;
  const left = async () => {
    const { rows } = await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'kill'`.execute(db);
    return rows.length;
  };
  await expect.poll(left, { timeout: 10_000 }).toBe(0);
}

/** Counts that must agree whenever a process was killed. */
async function books() {
  const { rows } = await sql<Record<string, number>>`SELECT
    (SELECT count(*) FROM orders) AS orders,
    (SELECT count(*) FROM order_items) AS items,
    (SELECT count(*) FROM order_events WHERE from_state IS NULL) AS events,
    (SELECT count(DISTINCT payload ->> 'orderId') FROM outbox) AS "mailedOrders",
    (SELECT count(*) FROM outbox) AS mails,
    (SELECT count(*) FROM carts WHERE status = 'ordered') AS "orderedCarts",
    (SELECT count(*) FROM idempotency_keys) AS keys,
    ${stock} - stock AS sold,
    (SELECT usage_count FROM promotions WHERE code = 'JEDNOM')
      - (SELECT count(*) FROM orders WHERE coupon_code = 'JEDNOM') AS "wrongUses",
    reserved - (SELECT coalesce(sum(qty), 0) FROM stock_reservations) AS "orphanedPieces",
    (SELECT count(*) FROM stock_reservations JOIN carts ON carts.id = cart_id
      WHERE status <> 'active' OR reserved_until IS NULL) AS "orphanedRows"
    FROM products WHERE id = ${ids.last}`.execute(shop.database.db);
  const [{ orders = 0, wrongUses, orphanedPieces, orphanedRows, ...others } = {}] = rows;
  expect({ wrongUses, orphanedPieces, orphanedRows }).toEqual({
    wrongUses: 0,
    orphanedPieces: 0,
    orphanedRows: 0,
  });
  expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, orders])));
  return orders;
}

async function expectKept(acknowledged: ReadonlyMap<string, string>): Promise<void> {
  const rows = await shop.database.db
    .selectFrom('orders')
    .select(['cart_id', 'slug'])
    .where('cart_id', 'in', [...acknowledged.keys(), crypto.randomUUID()])
    .execute();
  const kept = new Map(rows.map(({ cart_id: cart, slug }) => [cart, slug]));
  expect(kept).toEqual(acknowledged);
}

test(`${kills} processes killed at random leave whole orders or none · PK1`, {
  timeout: 60_000 + kills * 10_000,
}, async () => {
  const random = randomOf(kills);
  let acknowledged = 0;
  for (let killed = 0; killed < kills; killed += together) {
    const lives = Array.from({ length: together }, () => random() * longest);
    const reported = await Promise.all(lives.map(sellAndDie));
    await untilQuiet();
    const all = new Map(reported.flatMap((orders) => [...orders]));
    await expectKept(all);
    acknowledged += all.size;
    expect(await books()).toBeGreaterThanOrEqual(acknowledged);
  }
  expect(acknowledged).toBeGreaterThan(0);
  const later = new Date(Date.now() + 16 * 60_000);
  // Each call releases a limited number of carts.
  while ((await expireReservations(shop.database.db, later)).length > 0);
  const held = shop.database.db.selectFrom('products').select('reserved');
  expect(await held.where('id', '=', ids.last).execute()).toEqual([{ reserved: 0 }]);
});
