import { expect, test } from 'vitest';
import { createTypeKeys } from './type-keys.ts';

const sources = {
  'app/page.ts': `import { price } from './price.ts'; export const page = price + 1;`,
  'app/price.ts': `import { money } from '#schemas/money.ts'; export const price = money();`,
  'schemas/money.ts': 'export const money = () => 7;',
};
const types = {
  'app/page.ts': 'export declare const page: number;',
  'app/price.ts': `export declare const price: import("#schemas/money.ts").Money;`,
  'schemas/money.ts': 'export type Money = number;',
};
type Files = Readonly<Record<string, string>>;

const keyOfPage = (given: Files, written: Files) =>
  createTypeKeys(
    (file) => given[file] ?? '',
    (file) => written[file] ?? '',
  )('app/page.ts');
const before = keyOfPage(sources, types);

test('the key of a file changes with its own text', () => {
  expect(keyOfPage({ ...sources, 'app/page.ts': 'export {};' }, types)).not.toBe(before);
});

test('the key of a file stays while what it imports has the same types', () => {
  expect(keyOfPage({ ...sources, 'app/price.ts': 'export const price = 9;' }, types)).toBe(before);
});

test.each(['app/price.ts', 'schemas/money.ts'] as const)(
  'the key of a file changes with the types of %s, which it reaches',
  (changed) => {
    const after = { ...types, [changed]: `${types[changed]} // changed` };
    expect(keyOfPage(sources, after)).not.toBe(before);
  },
);
