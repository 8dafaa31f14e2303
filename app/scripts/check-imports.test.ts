import { expect, test } from 'vitest';
import { orderErrors } from './folder-order.ts';
import { findCycles } from './import-cycles.ts';
import { importsOf } from './imports.ts';
import { siteImportErrors } from './site-independence.ts';

const cyclesOf = (files: Readonly<Record<string, string>>) =>
  findCycles(
    new Map(Object.entries(files).map(([file, source]) => [file, importsOf(file, source)])),
  );

test.each([
  ['a value', `import { a } from './a.ts';`],
  ['a type', `import type { A } from './a.ts';`],
  ['the type of a module', `type A = typeof import('./a.ts');`],
  ['a re-export', `export { a } from './a.ts';`],
  ['a dynamic import', `const load = () => import('./a.ts');`],
  ['a path from the root', `import { a } from '#editor/a.ts';`],
])('finds a cycle through %s', (_what, source) => {
  const files = { 'editor/a.ts': `import { b } from './b.ts';`, 'editor/b.ts': source };
  expect(cyclesOf(files)).toEqual([['editor/a.ts', 'editor/b.ts']]);
});

test('names the files of a cycle in order, without those that lead to it', () => {
  const imports = new Map([
    ['start.ts', ['a.ts']],
    ['a.ts', ['b.ts']],
    ['b.ts', ['leaf.ts', 'c.ts']],
    ['c.ts', ['a.ts']],
    ['leaf.ts', []],
  ]);
  expect(findCycles(imports)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
});

test('finds each of several cycles and a file that imports itself', () => {
  const imports = new Map([
    ['a.ts', ['b.ts', 'c.ts']],
    ['b.ts', ['a.ts']],
    ['c.ts', ['a.ts']],
    ['self.ts', ['self.ts']],
  ]);
  expect(findCycles(imports)).toEqual([['a.ts', 'b.ts'], ['a.ts', 'c.ts'], ['self.ts']]);
});

test('finds no cycle where two files import a third', () => {
  const imports = new Map([
    ['a.ts', ['b.ts', 'c.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['zustand']],
  ]);
  expect(findCycles(imports)).toEqual([]);
});

test('the engine imports no site, but tests and sites themselves may', () => {
  const site = ['fixtures/museum/content/index.ts'];
  const imports = new Map([
    ['app/open-data.ts', ['site/izlog.config.ts']],
    ['server/db/seed.ts', site],
    ['tests/support/shop.ts', site],
    ['fixtures/museum/generate.ts', site],
  ]);
  expect(siteImportErrors(imports)).toEqual([
    'The engine imports a site: server/db/seed.ts -> fixtures/museum/content/index.ts',
  ]);
});

const order = { parent: 'server/services', folders: ['cart', 'orders'] };
const services = (file: string, imported: string) =>
  new Map([[`server/services/${file}`, [`server/services/${imported}`]]]);

test('a folder that imports a later one is an error', () => {
  expect(orderErrors(services('cart/a.ts', 'orders/b.ts'), order)).toEqual([
    'Import against the order of server/services: cart/a.ts -> orders/b.ts',
  ]);
});

test('a folder may import one before it and files outside of the order', () => {
  const files = ['cart/a.ts', 'orders/c.ts', 'dependencies.ts', 'other/a.ts'];
  const errorsOf = (other: string) => orderErrors(services('orders/b.ts', other), order);
  expect(files.flatMap(errorsOf)).toEqual([]);
  expect(orderErrors(services('services.ts', 'orders/b.ts'), order)).toEqual([]);
});
