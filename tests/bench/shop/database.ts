import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { createDatabase } from '#server/db/open-database.ts';
import { createPool } from '#server/db/pool.ts';
import { seedSite } from '#server/db/seed.ts';
import { syncLanguages } from '#server/db/sync-languages.ts';
import { benchSite, seed } from './catalogue.ts';

export interface BenchCluster {
  /** Returns the URL of a new copy of the shop with `count` products, which is filled on first use. */
  open(count: number, coupons: number): Promise<string>;
  /** Analyzes the open copy, as autovacuum does within a minute of the first rows. */
  analyze(): Promise<void>;
  /** Changes product prices `perSecond` times per second until the returned function is called. */
  startWrites(perSecond: number): () => Promise<void>;
  /** Process id of the database server. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Changes with the tables and the generator's seed, so an outdated shop is created again. */
const version = createHash('sha256')
  .update(JSON.stringify([seed, migrations]))
  .digest('hex')
  .slice(0, 10);

/** Starts a real server with the settings of every shop; its data stays for the next run. */
export async function startBenchCluster(): Promise<BenchCluster> {
  const folder = resolve('.cache/bench/shop-data');
  mkdirSync(folder, { recursive: true });
  const embedded = await startEmbedded(folder);
  const urlOf = (name: string) => {
    const url = new URL(embedded.connectionString);
    url.pathname = `/${name}`;
    return url.href;
  };
  const pid = Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
  const admin = createDatabase(createPool(urlOf('postgres'), { max: 1 }));
  const run = (statement: string) => sql.raw(statement).execute(admin);
  return {
    pid,
    async open(count, coupons) {
      const filled = `filled_${count}_${version}`;
      const known = await sql`SELECT FROM pg_database WHERE datname = ${filled}`.execute(admin);
      if (known.rows.length === 0) {
        await run(`DROP DATABASE IF EXISTS filling WITH (FORCE)`);
        await run('CREATE DATABASE filling');
        await fill(urlOf('filling'), count);
        await run(`ALTER DATABASE filling RENAME TO ${filled}`);
      }
      await run('DROP DATABASE IF EXISTS bench WITH (FORCE)');
      await run(`CREATE DATABASE bench TEMPLATE ${filled}`);
      if (coupons > 0) await addCoupons(urlOf('bench'), coupons);
      return urlOf('bench');
    },
    async analyze() {
      const db = createDatabase(createPool(urlOf('bench'), { max: 1 }));
      await sql`ANALYZE`.execute(db);
      await db.destroy();
    },
    startWrites: (perSecond) => startWrites(urlOf('bench'), perSecond),
    async stop() {
      await admin.destroy();
      await embedded.stop();
    },
  };
}

async function fill(url: string, count: number): Promise<void> {
  const db = createDatabase(createPool(url, { max: 1 }));
  try {
    await migrate(db);
    await syncLanguages(db);
    await sql`SET synchronous_commit = off`.execute(db);
    await seedSite(db, benchSite(count), null);
    // Orders must not run out of stock during the measurement.
    await sql`UPDATE products SET stock = 1000000 WHERE stock IS NOT NULL`.execute(db);
    await sql`VACUUM (FULL, ANALYZE)`.execute(db);
  } finally {
    await db.destroy();
  }
}

async function addCoupons(url: string, count: number): Promise<void> {
  const db = createDatabase(createPool(url, { max: 1 }));
  try {
    await sql`INSERT INTO promotions (code, kind, value, minimum_items_total)
      SELECT 'MJERA' || n, 'percent', 5 + n % 20, 100 * n FROM generate_series(1, ${count}) n`.execute(
      db,
    );
  } finally {
    await db.destroy();
  }
}

/** Changes the members' price, because no check of the operations depends on it. */
function startWrites(url: string, perSecond: number): () => Promise<void> {
  if (perSecond === 0) return async () => undefined;
  const db = createDatabase(createPool(url, { max: 1 }));
  const write = () =>
    sql`UPDATE products SET membership_price = 1 + coalesce(membership_price, 0) % 1000
      WHERE id = (SELECT 1 + floor(random() * max(id))::int FROM products)`.execute(db);
  const timer = setInterval(() => void write(), 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    await db.destroy();
  };
}
