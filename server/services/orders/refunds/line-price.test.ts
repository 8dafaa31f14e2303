import { describe, expect, test } from 'vitest';
import { piecesPrice } from './line-price.ts';

const line = { qty: 3, row_total: 1100, discount_total: 100, tax_total: 250 };

/** Prices of the pieces of the line, refunded one after another. */
const oneByOne = (isTaxAdded: boolean) =>
  [0, 1, 2].map((before) => piecesPrice(line, { before, qty: 1, isTaxAdded }));

describe('the price of pieces of a line', () => {
  test('has the discount of the line taken off, and adds up to what was paid, to the cent', () => {
    expect(oneByOne(false)).toEqual([333, 334, 333]);
    expect(piecesPrice(line, { before: 0, qty: 3, isTaxAdded: false })).toBe(1000);
  });

  test('includes tax that was added to the prices', () => {
    expect(oneByOne(true)).toEqual([417, 416, 417]);
  });

  test('of the last pieces is what was not refunded before', () => {
    expect(piecesPrice(line, { before: 1, qty: 2, isTaxAdded: false })).toBe(667);
  });
});
