import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clusterKey, copyPrepared, storePrepared } from './prepared-cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

const cluster = { 'postgres/PG_VERSION': '18', 'postgres.password': 'secret' };

test('a stored cluster is copied for each run, under the key of its sources', async () => {
  const [store, run] = [temporaryFolder({}), temporaryFolder({})];
  await storePrepared('now', temporaryFolder(cluster), store);
  expect(await copyPrepared('later', run, store)).toBe(false);
  expect(await copyPrepared('now', run, store)).toBe(true);
  expect(readFileSync(join(run, 'postgres/PG_VERSION'), 'utf8')).toBe('18');
});

test('of two runs that store the same cluster, the first one wins', async () => {
  const store = temporaryFolder({});
  const both = ['first', 'second'].map((password) =>
    storePrepared('now', temporaryFolder({ ...cluster, 'postgres.password': password }), store),
  );
  await Promise.all(both);
  expect(readdirSync(store)).toEqual(['now']);
});

test('what was unused for a day is removed', async () => {
  const store = temporaryFolder({ 'old/postgres.password': '', 'recent/postgres.password': '' });
  utimesSync(join(store, 'old'), new Date(0), new Date(0));
  await storePrepared('now', temporaryFolder(cluster), store);
  expect(readdirSync(store).sort()).toEqual(['now', 'recent']);
});

test('a used cluster counts as new', async () => {
  const store = temporaryFolder({});
  await storePrepared('used', temporaryFolder(cluster), store);
  utimesSync(join(store, 'used'), new Date(0), new Date(0));
  await copyPrepared('used', temporaryFolder({}), store);
  await storePrepared('now', temporaryFolder(cluster), store);
  expect(readdirSync(store).sort()).toEqual(['now', 'used']);
});

test('a database outside of its folder is not stored', async () => {
  const store = temporaryFolder({});
  const folder = temporaryFolder({ 'postgres.password': '' });
  const outside = temporaryFolder({});
  mkdirSync(join(outside, 'postgres'));
  symlinkSync(join(outside, 'postgres'), join(folder, 'postgres'));
  await storePrepared('now', folder, store);
  expect(existsSync(join(store, 'now'))).toBe(false);
});

test('the key stays the same for the same sources', () => {
  expect(clusterKey()).toBe(clusterKey());
});
