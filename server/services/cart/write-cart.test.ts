import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { openCart } from './cart-row.ts';
import { writeCart } from './write-cart.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Writes in its own transaction; returns the commit's durability setting and what was written. */
async function write(stampOf: (stamp: string) => string | null) {
  const session = await fillCart(shop, [[ids.map, 1]]);
  return shop.database.db.transaction().execute(async (step) => {
    await sql`SET LOCAL synchronous_commit = on`.execute(step);
    const opened = await openCart(step, session, { lock: true });
    if (!opened.ok) throw new Error(opened.error.code);
    const { stamp, ...row } = opened.value;
    const changes = { order_message: 'Pred vrata' };
    const written = await writeCart(step, { row, stamp: stampOf(stamp), changes });
    const setting = sql<{ waits: string }>`SELECT current_setting('synchronous_commit') AS waits`;
    const { rows } = await setting.execute(step);
    const cart = await openCart(step, session);
    const message = cart.ok && cart.value.order_message;
    return { written, waits: rows[0]?.waits, message };
  });
}

test('a change of a locked cart waits for the disk, a change without a lock does not · CA7', async () => {
  const done = { written: 0, message: 'Pred vrata' };
  expect(await write(() => null)).toEqual({ ...done, waits: 'on' });
  expect(await write((stamp) => stamp)).toEqual({ ...done, waits: 'off' });
});

test('a row that has changed since it was read is not overwritten · CA7', async () => {
  expect(await write((stamp) => `${Number(stamp) + 1}`)).toMatchObject({
    written: null,
    message: null,
  });
});
