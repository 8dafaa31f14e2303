import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/schema.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findOrders } from './find-orders.ts';

let database: TestDatabase;
const count = Number(process.env.ADMIN_ORDERS ?? 3000);

/** Every second order is a guest's; `kupac7@` and `KUPAC7@` are the same address. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await sql`INSERT INTO users (id, email, password_hash)
    SELECT n, format('Clan%s@example.com', n), 'x' FROM generate_series(1, ${count}::int, 2) n`.execute(
    db,
  );
  await sql`INSERT INTO carts (id, protect_code_hash, language)
    SELECT gen_random_uuid(), sha256(int8send(n)), 'hr' FROM generate_series(1, ${count}::bigint) n`.execute(
    db,
  );
  await sql`INSERT INTO orders (id, slug, cart_id, user_id, guest_email, state, currency, language,
      items_total, order_total, addresses, payment_type, payment_reference, prices_hash)
    SELECT n, md5(n::text), cart.id, CASE WHEN n % 2 = 1 THEN n END,
      CASE WHEN n % 2 = 0 THEN format('Kupac%s@example.com', n) END, 'paid', 'EUR', 'hr', 100, 100,
      '{}', 'COD', format('2026-%s', n), 'x'
    FROM (SELECT id, row_number() OVER () AS n FROM carts) cart`.execute(db);
  await sql`ANALYZE orders, users`.execute(db);
});
afterAll(() => database.drop());

const all = { state: null, before: null } as const;

/** Rows read by sequential scans. */
async function wholeReads(db: Kysely<Database>): Promise<unknown> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ reads: string }>`SELECT sum(seq_tup_read) AS reads
    FROM pg_stat_user_tables WHERE relname IN ('orders', 'users')`.execute(db);
  return rows[0]?.reads;
}

test.each([
  ['a number', 'MM-2026-001500', 500],
  ['a reference', '2026-500', 500],
  ['a guest’s e-mail', 'kupac500@EXAMPLE.com', 500],
  ['its beginning', 'KUPAC500@', 500],
  ['a customer’s e-mail', 'clan501@', 501],
] as const)('%s is found without reading all orders', async (_, query, id) => {
  await database.db.connection().execute(async (db) => {
    const before = await wholeReads(db);
    const { orders } = await findOrders(db, { ...all, query });
    expect(orders.map((order) => order.id)).toEqual([id]);
    expect(await wholeReads(db)).toBe(before);
  });
});

test('a short prefix is paged newest first, each order once', async () => {
  const { orders, next } = await findOrders(database.db, { ...all, query: 'kupac' });
  const newest = orders.map(({ id }) => id);
  expect(newest).toEqual(Array.from({ length: 25 }, (_, i) => count - 2 * i));
  const more = await findOrders(database.db, { ...all, query: 'kupac', before: next });
  expect(more.orders[0]?.id).toBe(count - 50);
});

test('pattern characters are matched literally', async () => {
  for (const query of ['%', 'kupac_00@', 'kupac%', '\\', '\u{10ffff}']) {
    expect((await findOrders(database.db, { ...all, query })).orders, query).toEqual([]);
  }
});
