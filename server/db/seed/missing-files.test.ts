import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSite } from '#fixtures/museum/content/index.ts';
import { writeFiles } from '#fixtures/museum/files/write-files.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../seed.ts';
import { addMissingFiles } from './missing-files.ts';

/** A shop of an older version: its e-books have no files. */
const { products, ...site } = createSite();
const older = { ...site, products: products.map(({ files: _files, ...product }) => product) };
const wanted = products.flatMap(({ sku, files = [] }) => files.map(({ name }) => `${sku} ${name}`));

let database: TestDatabase;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'izlog-files-'));
  await writeFiles(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, older, null);
  return () => database.drop();
});

const taken: Buffer[] = [];
const addFile = async (bytes: Buffer) => {
  taken.push(bytes);
  return { hash: `${taken.length}`.padStart(64, '0'), size: bytes.length };
};
const source = async () => ({ folder, store: { addFile } as never });
const add = () => addMissingFiles(database.db, products, source);

async function kept(): Promise<string[]> {
  const rows = await database.db
    .selectFrom('product_files')
    .innerJoin('products', 'products.id', 'product_id')
    .innerJoin('media', 'media.id', 'media_id')
    .select(['sku', 'display_name', 'size'])
    .where('access', '=', 'other')
    .orderBy('products.id')
    .execute();
  return rows.map(({ sku, display_name, size }) => {
    expect(size).toBeGreaterThan(100);
    return `${sku} ${display_name}`;
  });
}

test('e-books of an older shop get their files exactly once, after any number of starts', async () => {
  const added = await Promise.all([add(), add()]);
  expect(added.toSorted()).toEqual([0, wanted.length]);
  expect(await add()).toBe(0);
  expect((await kept()).toSorted()).toEqual(wanted.toSorted());
});

test('a product that staff renamed gets no file', async () => {
  const [own = ''] = wanted;
  const [sku = ''] = own.split(' ');
  const name = JSON.stringify({ hr: 'Nešto drugo' });
  await database.db.updateTable('products').set({ name }).where('sku', '=', sku).execute();
  await add();
  expect((await kept()).toSorted()).toEqual(wanted.filter((file) => file !== own).toSorted());
});

test('a file that staff removed is not added again', async () => {
  await add();
  await database.db.deleteFrom('product_files').execute();
  expect(await add()).toBe(0);
  expect(await kept()).toEqual([]);
});
