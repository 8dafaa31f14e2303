import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#server/api/handler.ts';
import { createCaller } from '#server/testing/caller.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createCollectionHandlers } from '../handlers.ts';
import { matchesOrder } from './matches-order.ts';

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
const count = Number(process.env.ADMIN_ORDERS ?? 3000);

/** Every second order is a guest's, every tenth has a flagged payment, and states take turns. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  caller = createCaller(db, createCollectionHandlers);
  await sql`INSERT INTO users (id, email, password_hash)
    SELECT n, format('Clan%s@example.com', n), 'x' FROM generate_series(1, ${count}::int, 2) n`.execute(
    db,
  );
  await sql`INSERT INTO carts (id, protect_code_hash, language)
    SELECT gen_random_uuid(), sha256(int8send(n)), 'hr' FROM generate_series(1, ${count}::bigint) n`.execute(
    db,
  );
  await sql`INSERT INTO orders (id, slug, order_number, cart_id, user_id, guest_email, state, currency, language,
      items_total, order_total, addresses, payment_type, payment_reference, prices_hash, delivery_name,
      created_at)
    SELECT n, md5(n::text), format('MM-2026-%s', lpad((1000 + n)::text, 6, '0')), cart.id, CASE WHEN n % 2 = 1 THEN n END,
      CASE WHEN n % 2 = 0 THEN format('Kupac%s@example.com', n) END,
      (ARRAY['paid', 'packed', 'pending_payment', 'completed'])[n % 4 + 1], 'EUR', 'hr', 100, 100,
      jsonb_build_object('Main', jsonb_build_object('firstName', 'Đurđa', 'lastName', format('Šimić%s', n))),
      'COD', format('RF-%s', n), 'x', 'Pošta', now() - make_interval(hours => n::int)
    FROM (SELECT id, row_number() OVER () AS n FROM carts) cart`.execute(db);
  await sql`INSERT INTO order_items (order_id, position, sku, name, qty, unit_price, row_total, tax_rate,
      tax_total) SELECT id, 0, format('SKU-%s', id), 'Škrinja', 1, 100, 100, 25, 20 FROM orders`.execute(
    db,
  );
  await sql`INSERT INTO payments (order_id, payment_type, flag, amount, currency, success_path, failure_path)
    SELECT id, 'HPF', 'late', 100, 'EUR', '/', '/' FROM orders WHERE id % 10 = 0`.execute(db);
  await sql`ANALYZE orders, users, order_search`.execute(db);
});
afterAll(() => database.drop());

const staff: { actor: Actor } = {
  actor: { kind: 'backoffice', userId: 1, sessionId: 's', scope: ['orders'] },
};

async function rows(input: object) {
  const page = await caller.result('collection.rows', { name: 'orders', ...input }, staff);
  if (!page.ok) throw new Error(JSON.stringify(page.error));
  return page.value;
}
const found = async (q: string) => (await rows({ q })).rows.map(({ id }) => Number(id));

test.each([
  ['its number', 'MM-2026-001500', 500],
  ['its number in small letters', 'mm-2026-001500', 500],
  ['its reference', 'rf-2500', 2500],
  ['a guest’s e-mail', 'kupac500@EXAMPLE.com', 500],
  ['a customer’s e-mail', 'clan501@', 501],
  ['the buyer’s name without accents', 'djurda simic777', 777],
  ['the number of an item', 'sku-1234', 1234],
] as const)('an order is found by %s', async (_, q, id) => {
  expect(await found(q)).toEqual([id]);
});

test('a search reads its index, not all orders', async () => {
  const plan = await database.db.transaction().execute(async (step) => {
    for (const kind of ['seqscan', 'indexscan']) {
      await sql`SET LOCAL ${sql.raw(`enable_${kind}`)} = off`.execute(step);
    }
    const { rows: lines } = await sql<object>`EXPLAIN SELECT FROM orders
      WHERE ${matchesOrder('kupac500@')}`.execute(step);
    return JSON.stringify(lines);
  });
  expect(plan).toContain('order_search_folded');
  expect(plan).not.toContain('Seq Scan');
});

test('pattern characters are matched literally', async () => {
  for (const q of ['%', 'kupac_00@', 'kupac%', '\\', '\u{10ffff}']) {
    expect(await found(q), q).toEqual([]);
  }
});

test('the newest orders come first, page by page, each once', async () => {
  const first = await rows({ size: 25 });
  expect(first.rows.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 25 }, (_, i) => i + 1),
  );
  const second = await rows({ size: 25, after: first.next ?? '' });
  expect(second.rows[0]?.id).toBe('26');
  expect(first.rows[0]?.values).toMatchObject({
    customer: 'Đurđa Šimić1',
    buyerEmail: 'Clan1@example.com',
    state: 'packed',
  });
});

test('work lists hold the orders that wait for staff, with their counts', async () => {
  const counts = await caller.result('collection.counts', { name: 'orders' }, staff);
  const each = count / 4;
  expect(counts.ok && Object.fromEntries(counts.value.map(({ key, n }) => [key, n]))).toEqual({
    toPack: each,
    toShip: each,
    toCollect: 0,
    unpaid: each,
    attention: count / 10,
  });
  const flagged = await rows({ view: 'attention' });
  expect(flagged.rows.every(({ id }) => Number(id) % 10 === 0)).toBe(true);
  await database.db.updateTable('payments').set({ flag: null }).execute();
  expect((await rows({ view: 'attention' })).rows).toEqual([]);
  const unknown = await caller.result('collection.rows', { name: 'orders', view: 'x' }, staff);
  expect(unknown).toMatchObject({ error: { code: 'badRequest', field: 'view' } });
});

test('a changed address is found by its new name', async () => {
  const addresses = JSON.stringify({ Main: { firstName: 'Vjekoslav', lastName: 'Žganec' } });
  await database.db.updateTable('orders').set({ addresses }).where('id', '=', 3).execute();
  expect(await found('zganec vjekoslav')).toEqual([3]);
});

test('only staff with the right see orders', async () => {
  const others: Actor = { kind: 'backoffice', userId: 1, sessionId: 's', scope: ['pages'] };
  expect(
    await caller.result('collection.rows', { name: 'orders' }, { actor: others }),
  ).toMatchObject({ error: { code: 'notFound' } });
});
