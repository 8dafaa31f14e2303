import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { isInstalled } from './prepare.mjs';
import { importedPackages, runtimePackages, unnamedPackages } from './runtime-packages.mjs';

const lock = (packages: object) => JSON.stringify({ packages });
const kysely = { version: '1.0.0' };
const vite = { version: '8.0.0', dev: true };
const other = { version: '1.0.0', optional: true };
const wanted = lock({
  '': {},
  'node_modules/kysely': kysely,
  'node_modules/vite': vite,
  'node_modules/windows': other,
});

test('runtime packages exclude those for development and are measured in file system blocks', () => {
  const folder = temporaryFolder({
    'package-lock.json': wanted,
    'node_modules/kysely/index.js': 'x'.repeat(5000),
    'node_modules/kysely/package.json': '{}',
    'node_modules/kysely/node_modules/own/index.js': '',
    'node_modules/vite/index.js': '',
  });
  expect([...runtimePackages(folder)]).toEqual([['node_modules/kysely', 3 * 4096]]);
});

test('imports of built files are found in any form', () => {
  const folder = temporaryFolder({
    'server.js': `import { a } from '@aws-sdk/client-s3'; import './near.js'; import 'node:fs';
      export { b } from 'pg/lib/x.js'; const text = "import 'none'"; await import("sharp");
      await import(text);`,
  });
  expect([...importedPackages(folder)]).toEqual(['@aws-sdk/client-s3', 'pg', 'sharp']);
});

test('a package is used if built files name it as a folder of files', () => {
  const folder = temporaryFolder({
    'server.js': 'import.meta.resolve(`fonts/${name}`); const pgx = 1;',
  });
  expect(unnamedPackages(folder, ['fonts', 'pg'])).toEqual(['pg']);
});

test('no install is needed if npm has installed the packages of the lock file', () => {
  const installed = (packages: object) =>
    temporaryFolder({
      'package-lock.json': wanted,
      'node_modules/.package-lock.json': lock(packages),
    });
  const toRun = ({ dev }: { dev?: boolean }) => !dev;
  const all = installed({ 'node_modules/kysely': kysely, 'node_modules/vite': vite });
  const some = installed({ 'node_modules/kysely': kysely });
  const old = installed({ 'node_modules/kysely': { version: '0.9.0' } });
  expect([isInstalled(all), isInstalled(some), isInstalled(some, toRun)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([
    isInstalled(old, toRun),
    isInstalled(temporaryFolder({ 'package-lock.json': wanted })),
  ]).toEqual([false, false]);
});
