import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createImporter } from '../../testing/imports.ts';
import { testSite } from '../../testing/site.ts';
import { exportCsv, exportJson } from './export.ts';

let database: TestDatabase;
let shop: ReturnType<typeof createImporter>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  await sql`UPDATE products SET name = name || '{"en": "=cmd|'' /C calc''!A0"}' WHERE id = 1`.execute(
    database.db,
  );
  await sql`UPDATE products SET excerpt = '{"hr": "''=1"}' WHERE id = 2`.execute(database.db);
  await sql`UPDATE products SET languages = '{hr,de}', shown_from = '2026-05-01 06:30:15.25Z',
    shown_until = '2100-01-01' WHERE id = 2`.execute(database.db);
  shop = createImporter(database.db);
});
afterAll(() => database.drop());

async function text(pieces: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const piece of pieces) all += piece;
  return all;
}

test('an export of the catalogue is read back without a change, as CSV and as JSON', async () => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM products`.execute(
    database.db,
  );
  const same = { same: rows[0]?.n };
  for (const [name, pieces] of [
    ['all.csv', exportCsv(database.db)],
    ['all.json', exportJson(database.db)],
  ] as const) {
    const plan = await shop.plan(await text(pieces), {}, name);
    const { rows: changes } = await sql`SELECT sku, before, after, errors FROM import_items
      WHERE job_id = ${plan.id} AND action <> 'same'`.execute(database.db);
    expect(changes).toEqual([]);
    expect(plan.counts).toEqual(same);
  }
});

test('no cell of an export begins like a formula', async () => {
  const csv = await text(exportCsv(database.db));
  expect(csv).toContain(`'=cmd`);
  expect(csv).not.toMatch(/(^|,|")[=+@]/m);
});
