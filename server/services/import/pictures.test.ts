import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { localFiles } from '../../media/local-files.ts';
import { createMediaStore, type MediaStore } from '../../media/media-store.ts';
import { createImporter } from '../../testing/imports.ts';
import { testSite } from '../../testing/site.ts';
import { guessMap } from './guess-map.ts';
import { defaultOptions } from './job-store.ts';
import { removeJob, removeOldImports, requestPlan, startUndo } from './jobs.ts';
import { takeBeside } from './take-beside.ts';

let database: TestDatabase;
let folder: string;
let store: MediaStore;
let shop: ReturnType<typeof createImporter>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  folder = await mkdtemp(join(tmpdir(), 'izlog-import-'));
  store = createMediaStore(localFiles(folder));
  shop = createImporter(database.db, store);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const day = 86_400_000;
const lines = (...rows: readonly string[]) => rows.join('\n');

test('pictures of the library are named by key, in their order; an unknown one is refused', async () => {
  const { rows } = await sql<{ key: string }>`SELECT key FROM media WHERE width IS NOT NULL
    ORDER BY id DESC LIMIT 2`.execute(database.db);
  const [first, second] = rows.map(({ key }) => key);
  const plan = await shop.plan(
    lines(
      'sku,name,price,pictures',
      `SLIKE,Slike,5.00,${first}|${second}`,
      'SLIKE2,Slike,5.00,nema.jpg',
    ),
  );
  expect(await shop.problems(plan.id)).toEqual([[3, 'pictures', 'nema.jpg', 'unknownPicture']]);
  await shop.run(plan);
  const { rows: stored } = await sql<{ key: string }>`SELECT m.key FROM product_media pm
    JOIN media m ON m.id = pm.media_id JOIN products p ON p.id = pm.product_id
    WHERE p.sku = 'SLIKE' ORDER BY pm.position`.execute(database.db);
  expect(stored.map(({ key }) => key)).toEqual([first, second]);
});

/** Runs a server with pictures; a path names the color, `/busy` responds at the second call. */
async function withPictures(work: (origin: string) => Promise<void>): Promise<void> {
  let calls = 0;
  const server: Server = createServer(async ({ url = '' }, response) => {
    if (url === '/busy' && (calls += 1) === 1) return void response.writeHead(503).end();
    if (url === '/missing.png') return void response.writeHead(404).end();
    if (url === '/text.png') return void response.end('no picture');
    const { length } = url;
    const create = {
      width: 8,
      height: 8,
      channels: 3,
      background: { r: length, g: 9, b: 9 },
    } as const;
    response.end(await sharp({ create }).png().toBuffer());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await sql`INSERT INTO options (key, value, public) VALUES ('ImportPictureHosts', '["127.0.0.1"]', false)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(database.db);
  try {
    await work(`http://127.0.0.1:${port}`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

async function picturesOf(sku: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`SELECT m.original_name AS name FROM product_media pm
    JOIN media m ON m.id = pm.media_id JOIN products p ON p.id = pm.product_id
    WHERE p.sku = ${sku} AND m.deleted_at IS NULL ORDER BY pm.position`.execute(database.db);
  return rows.map(({ name }) => name);
}

test('pictures are fetched from allowed servers after the products, and an undo removes them', async () => {
  await withPictures(async (origin) => {
    const file = lines(
      'sku,name,price,pictures',
      `DALEKO,Daleko,5.00,${origin}/front.png|${origin}/busy|${origin}/front.png?again`,
      `DALEKO2,Daleko,5.00,${origin}/missing.png|${origin}/text.png`,
      'DALEKO3,Daleko,5.00,https://elsewhere.example/a.png',
    );
    const plan = await shop.plan(file);
    expect(plan).toMatchObject({ counts: { create: 2, refused: 1 }, total: 7 });
    const run = await shop.run(plan);
    expect(run).toMatchObject({ state: 'done', done: 7 });
    expect(await picturesOf('DALEKO')).toEqual(['front.png', 'busy.png', 'front.png']);
    expect(await shop.problems(run.id)).toEqual([
      [3, 'pictures', `${origin}/missing.png`, 'pictureUnreachable'],
      [3, 'pictures', `${origin}/text.png`, 'pictureRefused'],
      [4, 'pictures', 'https://elsewhere.example/a.png', 'pictureHost'],
    ]);
    const again = await shop.plan(file.split('\n').slice(0, 2).join('\n'));
    expect(again).toMatchObject({ counts: { same: 1 }, total: 0 });
    await startUndo(database.db, run.id);
    await shop.work(run.id);
    expect(await shop.job(run.id)).toMatchObject({ state: 'undone' });
    expect(await picturesOf('DALEKO')).toEqual([]);
  });
});

test('pictures beside a file come into the library once; one that is removed before it starts takes them along', async () => {
  const create = { width: 9, height: 9, channels: 3, background: '#123' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const parts = { db: database.db, store, toLoopback: false };
  const beside = async (path: string) => (path.startsWith('img/') ? bytes : null);
  const file = lines(
    'sku,name,price,pictures',
    'UZ,Uz,5.00,img/uz.png|img/isti.png',
    'BEZ,Bez,5.00,bez.png',
  );
  const found = await shop.read(file);
  await takeBeside(parts, found, { pictures: 'pictures' }, beside);
  const { map, options } = guessMap(found.columns);
  await requestPlan(database.db, found, map, { ...defaultOptions, ...options });
  await shop.work(found.id);
  expect(await shop.problems(found.id)).toEqual([[3, 'pictures', 'bez.png', 'unknownPicture']]);
  const count = async () =>
    (
      await sql<{ n: number }>`SELECT count(*)::int AS n FROM media
      WHERE original_name IN ('uz.png', 'isti.png') AND deleted_at IS NULL`.execute(database.db)
    ).rows[0]?.n;
  expect(await count()).toBe(1);
  expect(await removeJob(database.db, found.id)).toBe(true);
  expect(await count()).toBe(0);
});

test('pictures of an import that was never started leave the library after a week, unless they are in use', async () => {
  const { db } = database;
  const picture = (background: string) =>
    sharp({ create: { width: 7, height: 7, channels: 3, background } })
      .png()
      .toBuffer();
  const colors: Readonly<Record<string, string>> = { 'shown.png': '#456', 'left.png': '#789' };
  const beside = async (path: string) => picture(colors[path] ?? '#000');
  const found = await shop.read(lines('sku,name,price,pictures', 'X,X,5.00,shown.png|left.png'));
  const parts = { db, store, toLoopback: false };
  await takeBeside(parts, found, { pictures: 'pictures' }, beside);
  const kept = async () => {
    const { rows } = await sql<{ name: string }>`SELECT original_name AS name FROM media
      WHERE original_name IN ('shown.png', 'left.png') AND deleted_at IS NULL`.execute(db);
    return rows.map(({ name }) => name).toSorted();
  };
  await sql`UPDATE categories SET media_id = (SELECT id FROM media WHERE original_name = 'shown.png')
    WHERE id = (SELECT min(id) FROM categories)`.execute(db);
  await removeOldImports(db, new Date(Date.now() + 6 * day));
  expect(await kept()).toEqual(['left.png', 'shown.png']);
  await removeOldImports(db, new Date(Date.now() + 8 * day));
  expect(await kept()).toEqual(['shown.png']);
});
