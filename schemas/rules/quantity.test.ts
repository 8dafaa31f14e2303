import { describe, expect, it } from 'vitest';
import { readQuantity } from './quantity.ts';

describe('readQuantity', () => {
  it.each([
    ['1', 1],
    [12, 12],
    ['999999', 999999],
  ])('reads %j · CART-37', (input, expected) => {
    expect(readQuantity(input)).toBe(expected);
  });

  it.each([
    '0',
    ' 7 ',
    '-1',
    '1.5',
    '5abc',
    '0x1F',
    '1e3',
    '９',
    '',
    '1000000',
    1.5,
    Number.NaN,
    null,
    [5],
    ['5'],
    {},
  ])('rejects %j · CART-37 CA3', (input) => {
    expect(readQuantity(input)).toBeNull();
  });
});
