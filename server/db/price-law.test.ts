import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { fillShop, ids } from '#tests/support/shop-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillShop(database.db);
});
afterAll(() => database.drop());

interface Step {
  /** Days before today. */
  readonly ago: number;
  readonly retail: number;
  readonly sale?: number;
  readonly sold?: boolean;
}

let number = 0;
/** Returns the reference price of a new product with only these steps in its history. */
async function referenceAfter(steps: readonly Step[], at = 0): Promise<number | null> {
  number += 1;
  const product = 1_000_000 + number;
  return database.db.transaction().execute(async (step) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(step);
    for (const { ago, retail, sale = null, sold = true } of steps) {
      await sql`INSERT INTO price_history (product_id, retail_price, sale_price, sold, created_at)
        VALUES (${product}, ${retail}, ${sale}, ${sold}, now() - make_interval(days => ${ago}))`.execute(
        step,
      );
    }
    const { rows } = await sql<{ price: number | null }>`SELECT
      reference_price(${product}, now() - make_interval(days => ${at})) AS price`.execute(step);
    return rows[0]?.price ?? null;
  });
}

describe('the reference price of a reduction', () => {
  test('is the lowest of the 30 days before it · PROD-16', async () => {
    const steps = [
      { ago: 90, retail: 7000 },
      { ago: 50, retail: 8000 },
      { ago: 20, retail: 10_000 },
      { ago: 5, retail: 10_000, sale: 9000 },
    ];
    expect(await referenceAfter(steps)).toBe(8000);
  });

  test('is 80 after 80, 100, then 90, so nothing is reduced', async () => {
    const steps = [
      { ago: 60, retail: 8000 },
      { ago: 10, retail: 10_000 },
      { ago: 1, retail: 10_000, sale: 9000 },
    ];
    expect(await referenceAfter(steps)).toBe(8000);
  });

  test('ignores prices that ended more than 30 days before the start', async () => {
    const steps = [
      { ago: 90, retail: 5000 },
      { ago: 36, retail: 10_000 },
      { ago: 5, retail: 10_000, sale: 9000 },
    ];
    expect(await referenceAfter(steps)).toBe(10_000);
  });

  test('stays the first one while the price only falls', async () => {
    const steps = [
      { ago: 100, retail: 10_000 },
      { ago: 70, retail: 10_000, sale: 9000 },
      { ago: 40, retail: 10_000, sale: 8000 },
      { ago: 2, retail: 10_000, sale: 6000 },
    ];
    expect(await referenceAfter(steps)).toBe(10_000);
  });

  test('is determined again when the reduced price rises', async () => {
    const steps = [
      { ago: 100, retail: 10_000 },
      { ago: 20, retail: 10_000, sale: 7000 },
      { ago: 3, retail: 10_000, sale: 8000 },
    ];
    expect(await referenceAfter(steps)).toBe(7000);
  });

  test('is determined again after a reduction ended, and includes that one', async () => {
    const steps = [
      { ago: 100, retail: 10_000 },
      { ago: 25, retail: 10_000, sale: 7000 },
      { ago: 15, retail: 10_000 },
      { ago: 1, retail: 10_000, sale: 6500 },
    ];
    expect(await referenceAfter(steps)).toBe(7000);
  });

  test('is unknown for a product that was reduced from the start', async () => {
    expect(await referenceAfter([{ ago: 10, retail: 10_000, sale: 8000 }])).toBeNull();
  });

  test('ignores prices at which the product was not for sale', async () => {
    const unsold = { ago: 40, retail: 5000, sold: false };
    const steps = [{ ago: 80, retail: 9000 }, unsold, { ago: 8, retail: 10_000 }];
    expect(await referenceAfter([...steps, { ago: 1, retail: 10_000, sale: 8000 }])).toBe(10_000);
  });

  test('is unknown if the product was not for sale in the 30 days before', async () => {
    const steps = [
      { ago: 80, retail: 9000 },
      { ago: 40, retail: 9000, sold: false },
      { ago: 1, retail: 10_000, sale: 8000 },
    ];
    expect(await referenceAfter(steps)).toBeNull();
  });

  test('does not change with a new tax rate at the same price', async () => {
    const steps = [
      { ago: 60, retail: 10_000 },
      { ago: 9, retail: 10_000, sale: 8000 },
      { ago: 4, retail: 10_000, sale: 8000 },
    ];
    expect(await referenceAfter(steps)).toBe(10_000);
  });

  test('exists only during the reduction', async () => {
    const steps = [
      { ago: 60, retail: 10_000 },
      { ago: 9, retail: 10_000, sale: 8000 },
      { ago: 2, retail: 10_000 },
    ];
    expect(await referenceAfter(steps, 20)).toBeNull();
    expect(await referenceAfter(steps, 5)).toBe(10_000);
    expect(await referenceAfter(steps)).toBeNull();
  });
});

async function rowOf(id: number) {
  return database.db
    .selectFrom('products')
    .select(['final_price', 'lowest_price_30'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function historyOf(id: number) {
  const rows = await database.db
    .selectFrom('price_history')
    .select(['retail_price', 'sale_price', 'tax_rate', 'sold'])
    .where('product_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => [row.retail_price, row.sale_price, Number(row.tax_rate), row.sold]);
}

const change = (id: number, values: object) =>
  database.db.updateTable('products').set(values).where('id', '=', id).execute();

const pause = () => new Promise((resolve) => setTimeout(resolve, 3));

test('every change of price, tax or sale is recorded automatically', async () => {
  await change(ids.ring, { retail_price: 12_000 });
  await change(ids.ring, { sale_price: 9000 });
  await change(ids.ring, { stock: 7 });
  await change(ids.ring, { tax_id: 2 });
  await change(ids.ring, { archived: true });
  expect(await historyOf(ids.ring)).toEqual([
    [10_000, null, 25, true],
    [12_000, null, 25, true],
    [12_000, 9000, 25, true],
    [12_000, 9000, 5, true],
    [12_000, 9000, 5, false],
  ]);
  await sql`UPDATE taxes SET rate = 13 WHERE id = 2`.execute(database.db);
  expect((await historyOf(ids.ring)).at(-1)).toEqual([12_000, 9000, 13, false]);
  expect((await historyOf(ids.map)).length).toBe(1);
});

test('the reference price is stored with the price and cannot be set by hand', async () => {
  await pause();
  await change(ids.last, { sale_price: 800, lowest_price_30: 99_999 });
  expect(await rowOf(ids.last)).toEqual({ final_price: 800, lowest_price_30: 1000 });
  await change(ids.last, { lowest_price_30: 1 });
  await pause();
  await change(ids.last, { sale_price: 700 });
  expect(await rowOf(ids.last)).toEqual({ final_price: 700, lowest_price_30: 1000 });
  await pause();
  await change(ids.last, { sale_price: null });
  expect(await rowOf(ids.last)).toEqual({ final_price: 1000, lowest_price_30: null });
});

test('a product that was reduced from its first day has no reference price', async () => {
  expect(await rowOf(ids.map)).toEqual({ final_price: 1500, lowest_price_30: null });
});
