import { expect, test } from 'vitest';
import { discountPercent, readCartAddition, sortOptions } from './constants.ts';

test('a discount is a whole percentage of the retail price · CONST-33', () => {
  expect(discountPercent(2999, 1999)).toBe(33);
  expect(discountPercent(2999, 999)).toBe(67);
  expect(discountPercent(1000, 1000)).toBe(0);
  expect(discountPercent(0, 0)).toBe(0);
});

test('an unknown cart addition behaviour falls back to that of the site · CONST-63', () => {
  const read = (stored: unknown) => readCartAddition(stored, 2);
  expect(['', undefined, 'none', 'popup'].map(read)).toEqual([2, 2, 2, 2]);
  expect(['0', 1, 'redirect'].map(read)).toEqual([0, 1, 0]);
});

test('there are eight sort options', () => {
  expect(Object.values(sortOptions).map(({ param, order }) => `${param} ${order}`)).toEqual([
    'id desc',
    'id asc',
    'finalPrice asc',
    'finalPrice desc',
    'name asc',
    'name desc',
    'categoryPriority asc',
    'categoryPriority desc',
  ]);
});
