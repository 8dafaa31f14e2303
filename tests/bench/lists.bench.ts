import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { invariant } from '#schemas/result.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase } from '#server/db/open-database.ts';
import { createPool } from '#server/db/pool.ts';
import { syncLanguages } from '#server/db/sync-languages.ts';
import { listRows } from '#server/services/collections/list-rows.ts';
import {
  fillLargeTables,
  type LargeList,
  largeLists,
  largeTables,
  withTablesBeside,
} from '#tests/support/large-lists.ts';

/**
 * How long does a page of a list in the back office take, with its capped count? Each sort, view and search of the
 * collections whose tables grow with the shop. Prints ms: the median of `BENCH_ROUNDS` first pages and second
 * pages of each list; of them the middle one and the slowest. `BENCH_SIZES` sets the rows of each table,
 * `BENCH_LISTS` names some collections; `BENCH_DATA` names a folder that keeps them, also those of a run that ended while it filled.
 */
const { BENCH_SIZES = '100000,1000000', BENCH_ROUNDS = '5', BENCH_DATA, BENCH_LISTS } = process.env;
const names = BENCH_LISTS?.split(',');
const lists = largeLists.filter(({ collection }) => names?.includes(collection.name) ?? true);
const tables = names
  ? [...new Set(lists.flatMap(({ collection }) => withTablesBeside(collection.table)))]
  : largeTables;
const say = (text: string) => process.stdout.write(`${text}\n`);

if (BENCH_DATA) mkdirSync(BENCH_DATA, { recursive: true });
const folder = BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'izlog-bench-'));
// A crash could lose data with these settings, but only filling the database writes to it.
const embedded = await startEmbedded(folder, {
  settings: ['fsync=off', 'full_page_writes=off', 'max_wal_size=8GB'],
});

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

type Db = ReturnType<typeof createDatabase>;

async function timePage(db: Db, { collection, input }: LargeList, after?: string) {
  const start = performance.now();
  const page = await listRows(db, collection, { ...input, ...(after && { after }) });
  const took = performance.now() - start;
  invariant(page.ok, 'no list');
  return { took, next: page.value.next ?? undefined };
}

async function timeList(db: Db, list: LargeList): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < Number(BENCH_ROUNDS); round += 1) {
    const first = await timePage(db, list);
    times.push(first.took);
    if (first.next) times.push((await timePage(db, list, first.next)).took);
  }
  return median(times);
}

async function measure(size: number): Promise<void> {
  const admin = createDatabase(createPool(embedded.connectionString, { max: 1 }));
  const name = `lists_${size}`;
  const { rows } = await sql`SELECT FROM pg_database WHERE datname = ${name}`.execute(admin);
  if (rows.length === 0) await sql`CREATE DATABASE ${sql.id(name)}`.execute(admin);
  await admin.destroy();
  const url = new URL(embedded.connectionString);
  url.pathname = `/${name}`;
  const db = createDatabase(createPool(url.href, { max: 4 }));
  await migrate(db);
  await syncLanguages(db);
  const start = performance.now();
  await fillLargeTables(db, size, tables);
  say(`${size} rows in each table, filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const times: [string, number][] = [];
  for (const list of lists) times.push([list.list, await timeList(db, list)]);
  const slowest = times.toSorted((a, b) => b[1] - a[1]);
  say(`${times.length} lists, middle ${median(times.map(([, ms]) => ms)).toFixed(1)} ms`);
  for (const [list, ms] of slowest.slice(0, 8)) say(`  ${list.padEnd(40)} ${ms.toFixed(1)} ms`);
  await db.destroy();
}

try {
  for (const size of BENCH_SIZES.split(',').map(Number)) await measure(size);
} finally {
  await embedded.stop();
  if (!BENCH_DATA) rmSync(folder, { recursive: true, force: true });
}
