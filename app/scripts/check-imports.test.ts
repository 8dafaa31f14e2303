import { expect, test } from 'vitest';
import { findCycles } from './import-cycles.ts';
import { importsOf } from './imports.ts';
import { serviceErrors } from './service-order.ts';

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

const order = ['cart', 'orders'];
const against = 'cart/a.ts -> orders/b.ts';
const services = (file: string, imported: string) =>
  new Map([[`server/services/${file}`, [`server/services/${imported}`]]]);

test('a service that imports a later one is an error, unless it is an exception', () => {
  const imports = services('cart/a.ts', 'orders/b.ts');
  expect(serviceErrors(imports, { order, exceptions: [] })).toEqual([
    `Import against the order of server/services: ${against}`,
  ]);
  expect(serviceErrors(imports, { order, exceptions: [against] })).toEqual([]);
});

test('a service may import one before it and files outside of the order', () => {
  const files = ['cart/a.ts', 'orders/c.ts', 'dependencies.ts', 'other/a.ts'];
  const errorsOf = (other: string) =>
    serviceErrors(services('orders/b.ts', other), { order, exceptions: [] });
  expect(files.flatMap(errorsOf)).toEqual([]);
  expect(serviceErrors(services('services.ts', 'orders/b.ts'), { order, exceptions: [] })).toEqual(
    [],
  );
});

test('an exception that no file needs is an error', () => {
  expect(serviceErrors(new Map(), { order, exceptions: [against] })).toEqual([
    `Exception that is no longer needed: ${against}`,
  ]);
});
