import { expect, test } from 'vitest';
import { share, spread } from './spread.ts';
import { taxOf } from './tax.ts';

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
  const { parts, rows } = taxOf(
    [
      { amount: 105, rate: 5 },
      { amount: 125, rate: 25 },
      { amount: 0, rate: 13 },
      { amount: 250, rate: 25 },
      { amount: 1055, rate: 5.5 },
    ],
    'included',
  );
  expect(rows).toEqual([
    { rate: 25, base: 300, tax: 75 },
    { rate: 5.5, base: 1000, tax: 55 },
    { rate: 5, base: 100, tax: 5 },
  ]);
  expect(parts).toEqual([5, 25, 0, 50, 55]);
});

test('added tax is rounded once per rate and spread over the amounts', () => {
  const { parts, rows } = taxOf(
    [
      { amount: 333, rate: 8.25 },
      { amount: 333, rate: 8.25 },
      { amount: 500, rate: 0 },
    ],
    'added',
  );
  expect(rows).toEqual([
    { rate: 8.25, base: 666, tax: 55 },
    { rate: 0, base: 500, tax: 0 },
  ]);
  expect(parts).toEqual([28, 27, 0]);
});
