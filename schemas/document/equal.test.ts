import { expect, test } from 'vitest';
import { isEqual } from './equal.ts';

test('the order of keys is ignored, the order of list items is not', () => {
  expect(isEqual({ a: 1, b: [{ c: null, d: 'x' }] }, { b: [{ d: 'x', c: null }], a: 1 })).toBe(
    true,
  );
  expect(isEqual([1, 2], [2, 1])).toBe(false);
  expect(isEqual({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isEqual({}, [])).toBe(false);
});
