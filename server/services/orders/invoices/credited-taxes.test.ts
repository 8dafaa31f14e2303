import { expect, test } from 'vitest';
import { taxesLeft, taxesOfAmount, taxesOfLines } from './credited-taxes.ts';

const taxes = [
  { rate: 25, base: 8000, tax: 2000 },
  { rate: 5, base: 2000, tax: 100 },
];
const grossOf = (rows: readonly { rate: number; base: number; tax: number }[]) =>
  rows.map(({ rate, base, tax }) => [rate, base + tax]);

test('lines are credited at their own rates', () => {
  expect(taxesOfLines(taxes, [{ rate: 5, amount: 1050 }])).toEqual([
    { rate: 5, base: 1000, tax: 50 },
  ]);
  const both = [
    { rate: 5, amount: 1050 },
    { rate: 25, amount: 500 },
    { rate: 5, amount: 1050 },
  ];
  expect(grossOf(taxesOfLines(taxes, both))).toEqual([
    [25, 500],
    [5, 2100],
  ]);
});

test('a rate takes at most what is left of it, the others the rest', () => {
  const left = taxesLeft(taxes, [{ rate: 5, base: 1000, tax: 50 }]);
  expect(grossOf(taxesOfLines(left, [{ rate: 5, amount: 1500 }]))).toEqual([
    [25, 450],
    [5, 1050],
  ]);
});

test('a line without a rate of the invoice, such as a voucher, has no tax', () => {
  expect(taxesOfLines(taxes, [{ rate: 0, amount: 500 }])).toEqual([]);
});

test('an amount for no lines is distributed over all rates', () => {
  expect(grossOf(taxesOfAmount(taxes, 1210))).toEqual([
    [25, 1000],
    [5, 210],
  ]);
});
