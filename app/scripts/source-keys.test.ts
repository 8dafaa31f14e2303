import { expect, test } from 'vitest';
import { createSourceKeys } from './source-keys.ts';

const before = {
  'app/page.ts': `import { price } from './price.ts';`,
  'app/price.ts': `import type { Money } from '#schemas/money.ts';`,
  'app/other.ts': 'export const other = 1;',
  'schemas/money.ts': 'export type Money = number;',
};

const keysOf = (files: Readonly<Record<string, string>>) =>
  createSourceKeys((file) => files[file] ?? '');

test.each(['app/page.ts', 'app/price.ts', 'schemas/money.ts'] as const)(
  'the key of a module changes with %s, which it imports',
  (changed) => {
    const after = keysOf({ ...before, [changed]: `${before[changed]} // changed` });
    expect(after('app/page.ts')).not.toBe(keysOf(before)('app/page.ts'));
  },
);

test('the key of a module stays when a file changes that it does not import', () => {
  const after = keysOf({ ...before, 'app/other.ts': 'export const other = 2;' });
  expect(after('app/page.ts')).toBe(keysOf(before)('app/page.ts'));
});

test('modules that import each other have keys that change with both', () => {
  const cycle = { 'a/a.ts': `import '../b/b.ts';`, 'b/b.ts': `import '../a/a.ts';` };
  const changed = { ...cycle, 'b/b.ts': `import '../a/a.ts'; // changed` };
  expect(keysOf(changed)('a/a.ts')).not.toBe(keysOf(cycle)('a/a.ts'));
});
