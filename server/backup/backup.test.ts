import { createHash } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase } from '#server/db/open-database.ts';
import { createPool } from '#server/db/pool.ts';
import { borrowDatabase } from '#server/db/running-database.ts';
import { localFiles } from '#server/media/local-files.ts';
import { loadSecret } from '#server/services/account/secret.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { fillShop, ids } from '#tests/support/shop-data.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let shop: TestShop;
let folder: string;
let file: string;
const content = Buffer.from('a picture, as it was uploaded');
const hash = createHash('sha256').update(content).digest('hex');
const storedName = join(hash.slice(0, 2), hash, 'original');

beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  await loadSecret(db);
  await db.updateTable('products').set({ stock: 10_000 }).where('id', '=', ids.map).execute();
});
afterAll(() => shop.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'izlog-backup-'));
  file = join(folder, 'shop.backup');
  await mkdir(join(folder, 'media', hash.slice(0, 2), hash), { recursive: true });
  await writeFile(join(folder, 'media', storedName), content);
  return () => rm(folder, { recursive: true, force: true });
});

const backup = (key: string | null = null, onProgress: (text: string) => void = () => undefined) =>
  writeBackup({
    connectionString: shop.database.url,
    media: localFiles(join(folder, 'media')),
    file,
    key,
    now: new Date(),
    onProgress,
  });

const restore = (url: string, key: string | null = null) =>
  restoreBackup({
    connectionString: url,
    media: localFiles(join(folder, 'restored')),
    file,
    key,
    onProgress: () => undefined,
  });

/** Creates an empty database for the duration of `work`. */
async function withTarget(work: (target: TestDatabase) => Promise<void>): Promise<void> {
  const target = await createTestDatabase();
  try {
    await work(target);
  } finally {
    await target.drop();
  }
}

async function isUnfilled({ db }: TestDatabase): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`SELECT EXISTS (SELECT FROM products)
    OR EXISTS (SELECT FROM options) AS filled`.execute(db);
  return rows[0]?.filled === false;
}

async function placeOrders(count: number): Promise<string[]> {
  const slugs: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const cart = await readyCart(shop, [[ids.map, 1]]);
    slugs.push((await shop.get('checkout.createOrder', orderOf(cart))).orderSlug);
  }
  return slugs;
}

test('restores rows, sequences, signing key and files of a shop', async () => {
  const [slug] = await placeOrders(1);
  const made = await backup();
  await withTarget(async (target) => {
    const restored = await restore(target.url);
    expect(restored).toEqual(made);
    const order = await target.db.selectFrom('orders').select('slug').executeTakeFirst();
    expect(order?.slug).toBe(slug);
    expect(await loadSecret(target.db)).toEqual(await loadSecret(shop.database.db));
    const next = 'SELECT nextval($1) AS value';
    const [before, after] = await Promise.all(
      [shop.database.url, target.url].map(async (url) => {
        const client = new pg.Client(url);
        await client.connect();
        const { rows } = await client.query<{ value: string }>(next, ['order_numbers']);
        await client.end();
        return rows[0]?.value;
      }),
    );
    expect(after).toBe(before);
  });
  expect(readFileSync(join(folder, 'restored', storedName))).toEqual(content);
  expect(made.media.files).toBe(1);
});

test('restores foreign keys and triggers', async () => {
  await backup();
  await withTarget(async ({ db, url }) => {
    await restore(url);
    const orphan = sql`INSERT INTO product_tags (product_id, tag_id) VALUES (999999, 999999)`;
    await expect(orphan.execute(db)).rejects.toThrow('foreign key');
    await expect(sql`DELETE FROM order_events`.execute(db)).rejects.toThrow();
  });
});

test('contains only complete orders while new orders are placed', async () => {
  const tablesSeen: string[] = [];
  const closing = new AbortController();
  const buyer = async () => {
    while (!closing.signal.aborted) await placeOrders(1);
  };
  const buyers = [buyer(), buyer(), buyer()];
  await placeOrders(2);
  const making = backup(null, (text) => tablesSeen.push(text));
  const made = await making.finally(() => closing.abort());
  await Promise.all(buyers);
  const now = await shop.database.db.selectFrom('orders').select('id').execute();
  expect(now.length).toBeGreaterThan(made.tables['orders']?.rows ?? Infinity);
  expect(tablesSeen.at(-1)).toMatch(/^Table (\d+) of \1: /);
  await withTarget(async ({ db, url }) => {
    await restore(url);
    const { rows } = await sql<Record<string, number>>`SELECT
      (SELECT count(*) FROM orders) AS orders,
      (SELECT count(DISTINCT order_id) FROM order_items) AS with_items,
      (SELECT count(*) FROM order_events WHERE from_state IS NULL) AS events,
      (SELECT count(*) FROM carts WHERE status = 'ordered') AS carts`.execute(db);
    const orders = made.tables['orders']?.rows;
    expect(rows[0]).toEqual({ orders, with_items: orders, events: orders, carts: orders });
  });
});

test('an encrypted backup opens with its passphrase only', async () => {
  await backup('četiri riječi pred burom');
  expect(readFileSync(file).includes('kupac@example.com')).toBe(false);
  await withTarget(async (target) => {
    await expect(restore(target.url)).rejects.toThrow('is encrypted: set BACKUP_KEY');
    await expect(restore(target.url, 'pogrešno')).rejects.toThrow('BACKUP_KEY does not open');
    expect(await isUnfilled(target)).toBe(true);
    await restore(target.url, 'četiri riječi pred burom');
    expect(await isUnfilled(target)).toBe(false);
  });
});

test('a backup made with a public key opens with the secret one', async () => {
  const secret = await generateIdentity();
  await backup(await identityToRecipient(secret));
  await withTarget(async (target) => {
    await restore(target.url, secret);
    expect(await isUnfilled(target)).toBe(false);
  });
});

test('a truncated backup restores nothing', async () => {
  await backup();
  const whole = readFileSync(file);
  await withTarget(async (target) => {
    truncateSync(file, whole.length - 200);
    await expect(restore(target.url)).rejects.toThrow('damaged');
    expect(await isUnfilled(target)).toBe(true);
    writeFileSync(file, 'nothing of ours');
    await expect(restore(target.url)).rejects.toThrow('is no backup, or is damaged');
    writeFileSync(file, whole);
    await restore(target.url);
    expect(await isUnfilled(target)).toBe(false);
  });
});

test('refuses a database that holds a shop', async () => {
  await backup();
  await withTarget(async (target) => {
    await fillShop(target.db);
    await expect(restore(target.url)).rejects.toThrow('already holds a shop');
  });
});

test('leaves no file after a failed backup', async () => {
  const failing = backup(null, () => {
    throw new Error('stopped in the middle');
  });
  await expect(failing).rejects.toThrow('stopped in the middle');
  expect((await readdir(folder)).sort()).toEqual(['media']);
});

test('restores an external database into an embedded one, and back while it is open', async () => {
  const made = await backup();
  const data = join(folder, 'data');
  const opened = await startEmbedded(data);
  await restore(opened.connectionString);
  const borrowed = await borrowDatabase({ IZLOG_DATA: data });
  expect(borrowed.connectionString).toBe(opened.connectionString);
  file = join(folder, 'second.backup');
  const second = await writeBackup({
    connectionString: borrowed.connectionString,
    media: localFiles(join(folder, 'restored')),
    file,
    key: null,
    now: new Date(),
    onProgress: () => undefined,
  });
  await borrowed.close();
  expect(second).toEqual(made);
  await opened.stop();
  const closed = await borrowDatabase({ IZLOG_DATA: data });
  const db = createDatabase(createPool(closed.connectionString, { max: 1 }));
  expect(await migrate(db)).toEqual([]);
  await db.destroy();
  await closed.close();
});
