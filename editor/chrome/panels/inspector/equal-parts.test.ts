import { expect, test } from 'vitest';
import { equalParts, mixedNames } from './equal-parts.ts';

test('finds what several values have in common', () => {
  const values = [
    { space: 'small', width: 'wide', tags: ['a'] },
    { space: 'large', width: 'wide', tags: ['a'] },
    { space: 'small', width: 'wide', tags: ['a'], anchor: 'top' },
  ];
  expect([...mixedNames(values)]).toEqual(['space', 'anchor']);
  expect(equalParts(values)).toEqual({ width: 'wide', tags: ['a'] });
});
