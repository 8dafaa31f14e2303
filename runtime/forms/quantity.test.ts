import { describe, expect, it } from 'vitest';
import { parseQuantity } from './quantity.ts';

describe('parseQuantity', () => {
  it.each([
    ['1', 1],
    [' 7 ', 7],
    [12, 12],
    ['999999', 999999],
  ])('reads %j · CART-37', (input, expected) => {
    expect(parseQuantity(input)).toBe(expected);
  });

  it.each(['0', '-1', '1.5', '5abc', '0x1F', '1e3', '９', '', '1000000', 1.5, Number.NaN, null, {}])(
    'refuses %j · CART-37',
    (input) => {
      expect(parseQuantity(input)).toBeNull();
    },
  );
});
