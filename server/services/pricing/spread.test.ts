import { expect, test } from 'vitest';
import { includedTax } from './included-tax.ts';
import { share, spread } from './spread.ts';

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1, 1], [34, 34, 33]],
  [1, [1, 2], [0, 1]],
  [1, [2, 1, 2], [1, 0, 0]],
  [10, [0, 5], [0, 10]],
  [0, [1, 2], [0, 0]],
  [0, [0, 0], [0, 0]],
  [0, [], []],
])('%i cents over the weights %j are %j', (total, weights, parts) => {
  expect(spread(total, weights)).toEqual(parts);
});

test('equal parts get the leftover cents in their order, whatever their number', () => {
  const weights = Array.from({ length: 30 }, () => 1);
  expect(spread(42, weights)).toEqual(weights.map((_, index) => (index < 12 ? 2 : 1)));
});

test('spreading an amount over no weights throws', () => {
  expect(() => spread(1, [0, 0])).toThrow('nothing to spread over');
});

test.each([
  [100, 1, 3, 33],
  [200, 1, 3, 67],
  [1, 1, 2, 1],
  [999, 25, 125, 200],
])('%i * %i / %i is %i cents, half a cent rounded up', (amount, numerator, denominator, cents) => {
  expect(share(amount, numerator, denominator)).toBe(cents);
});

test('tax is listed by rate, highest first, without rows of 0 · CART-13', () => {
  const { parts, rows } = includedTax([
    { gross: 105, rate: 5 },
    { gross: 125, rate: 25 },
    { gross: 0, rate: 13 },
    { gross: 250, rate: 25 },
    { gross: 1055, rate: 5.5 },
  ]);
  expect(rows).toEqual([
    { rate: 25, base: 300, tax: 75 },
    { rate: 5.5, base: 1000, tax: 55 },
    { rate: 5, base: 100, tax: 5 },
  ]);
  expect(parts).toEqual([5, 25, 0, 50, 55]);
});
