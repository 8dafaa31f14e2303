import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Actor } from '../../api/handler.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createDashboardHandlers } from './handlers.ts';
import { createTraffic } from './traffic.ts';

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;

/** Half past midnight in the shop, which is still the day before in UTC. */
const now = new Date('2026-07-10T22:30:00Z');

interface Order {
  readonly at: string;
  readonly state?: string;
  readonly total: number;
  readonly currency?: string;
}

async function addOrder({ at, state = 'completed', total, currency = 'EUR' }: Order) {
  const { rows } = await sql<{ readonly id: number }>`
    WITH cart AS (
      INSERT INTO carts (protect_code_hash, language) VALUES (sha256(${at}::bytea), 'hr') RETURNING id
    )
    INSERT INTO orders (slug, order_number, cart_id, state, currency, language, items_total, order_total, addresses,
      payment_type, prices_hash, created_at)
    SELECT gen_random_uuid(), gen_random_uuid(), id, ${state}, ${currency}, 'hr', ${total}::int, ${total}::int, '{}', 'COD', 'x',
      ${at}::timestamptz
    FROM cart RETURNING id`.execute(database.db);
  return rows[0]?.id ?? 0;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await seedSite(db, testSite, null);
  caller = createCaller(db, createDashboardHandlers);
  const today = await addOrder({ at: '2026-07-10T22:10:00Z', total: 5000 });
  await addOrder({ at: '2026-07-10T21:50:00Z', total: 700 });
  await addOrder({ at: '2026-07-09T10:00:00Z', total: 900, state: 'pending_payment' });
  await addOrder({ at: '2026-07-03T10:00:00Z', total: 300 });
  await addOrder({ at: '2026-07-08T10:00:00Z', total: 400, currency: 'USD' });
  await sql`INSERT INTO refunds (order_id, amount, reason) VALUES (${today}, 2000, 'x')`.execute(
    db,
  );
  await sql`INSERT INTO order_items (order_id, position, product_id, sku, name, qty, unit_price, row_total,
      tax_rate, tax_total)
    SELECT ${today}::int, 0, id, sku, 'x', 3, 100, 300, 25, 60 FROM products ORDER BY id LIMIT 1`.execute(
    db,
  );
  await sql`INSERT INTO visit_days (day, visits) VALUES ('2026-07-08', 40), ('2026-07-11', 10)`.execute(
    db,
  );
  await sql`INSERT INTO failed_requests (path) VALUES ('/gone'), ('/moved')`.execute(db);
  await sql`INSERT INTO redirects (from_path, to_path) VALUES ('/moved', '/here')`.execute(db);
});
afterAll(() => database.drop());

const staff = (...scope: string[]): { actor: Actor; now: Date } => ({
  actor: { kind: 'backoffice', userId: 1, sessionId: 's', scope },
  now,
});

async function read(...scope: string[]) {
  const shown = await caller.result('dashboard.get', { period: 7 }, staff(...scope));
  if (!shown.ok) throw new Error(shown.error.code);
  return shown.value;
}

test('revenue is what was paid less refunds, by day of the shop and currency', async () => {
  const { days, sales = [] } = await read('admin');
  expect([days[0], days.at(-1)]).toEqual(['2026-07-05', '2026-07-11']);
  const [euros, dollars] = sales;
  expect(euros?.now.slice(-3)).toEqual([
    { revenue: 0, orders: 0 },
    { revenue: 700, orders: 1 },
    { revenue: 3000, orders: 1 },
  ]);
  expect(euros?.before.filter(({ orders }) => orders > 0)).toEqual([{ revenue: 300, orders: 1 }]);
  expect(dollars?.currency).toBe('USD');
  expect(dollars?.now[3]).toEqual({ revenue: 400, orders: 1 });
});

test('visits are unknown before the first counted day and none on a day without', async () => {
  const { visits } = await read('orders');
  expect(visits?.now).toEqual([null, null, null, 40, 0, 0, 10]);
  expect(visits?.before.every((day) => day === null)).toBe(true);
});

test('best sellers count pieces of both periods', async () => {
  const { bestSellers = [] } = await read('admin');
  expect(bestSellers).toEqual([
    { id: expect.any(Number), title: expect.any(String), pieces: 3, before: 0 },
  ]);
});

test('a redirect ends the alert of its address, and staff see alerts of their lists only', async () => {
  const broken = { collection: 'missed-addresses', view: 'unsolved', n: 1, capped: false };
  expect((await read('pages')).alerts).toContainEqual(broken);
  expect((await read('orders')).alerts).not.toContainEqual(broken);
});

test('the overview lists what the shop lacks before it can sell, in the order to add it, for staff who may add it', async () => {
  const { db } = database;
  expect((await read('admin')).missing).toEqual([
    'settings-company',
    'delivery-methods',
    'payment-methods',
  ]);
  await sql`INSERT INTO options (key, value) VALUES ('site.company', '{"city": "Rijeka"}')
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(db);
  await sql`INSERT INTO payment_methods (key, payment_type, name, description, position, enabled)
    VALUES ('cash', 'COD', '{"hr": "Gotovina"}', '{"hr": ""}', 1, true)`.execute(db);
  expect((await read('settings')).missing).toEqual(['delivery-methods']);
  await sql`UPDATE payment_methods SET enabled = false`.execute(db);
  expect((await read('settings')).missing).toEqual(['delivery-methods', 'payment-methods']);
  expect((await read('catalogue', 'pages')).missing).toEqual([]);
  await sql`UPDATE products SET hidden = true`.execute(db);
  expect((await read('catalogue')).missing).toEqual(['products']);
});

test('staff without a right to orders see no figures of sales', async () => {
  const shown = await read('pages');
  expect(shown.sales ?? shown.visits ?? shown.bestSellers).toBeUndefined();
  expect(shown.slowPages).toEqual([]);
});

test('counted visits and slow pages add up over servers', async () => {
  for (const path of ['/a', '/b']) {
    const traffic = createTraffic();
    traffic.addVisit();
    traffic.addSlowPage('/slow', path === '/a' ? 700 : 900);
    await traffic.flush(database.db);
    await traffic.flush(database.db);
  }
  const { rows } = await sql`SELECT visits, path, requests, slowest_ms
    FROM slow_pages JOIN visit_days USING (day)`.execute(database.db);
  expect(rows).toEqual([{ visits: 2, path: '/slow', requests: 2, slowest_ms: 900 }]);
});
