import { expect, test } from 'vitest';
import { draftsOf, isAboveRegular, pastedPrices, pastedRows, savedPrices } from './price-drafts.ts';

const held = (sku: string, price: number) => ({
  sku,
  name: { en: sku },
  retailPrice: 2000,
  price,
});
const format = { digits: 2, decimalSign: ',' };
const rows = draftsOf([held('A', 1000), held('B', 1500)], format);
const typed = (all: typeof rows) => all.map(({ sku, price }) => [sku, price]);

test('the grid shows what is saved, and an empty row', () => {
  expect(typed(rows)).toEqual([
    ['A', '10,00'],
    ['B', '15,00'],
    ['', ''],
  ]);
});

test('pasted lines set the prices of known SKUs and add the others', () => {
  expect(typed(pastedRows(rows, 'B\t12,50\r\nC\t7\r\n\r\n'))).toEqual([
    ['A', '10,00'],
    ['B', '12,50'],
    ['C', '7'],
    ['', ''],
  ]);
});

test('pasted prices fill the column from a row on', () => {
  expect(typed(pastedPrices(rows, '9\n8\n7', 1))).toEqual([
    ['A', '10,00'],
    ['B', '9'],
    ['', ''],
  ]);
});

test('only changed, new and removed prices are saved', () => {
  const changed = pastedRows(rows, 'B\t12,50\nC\t7').map((row) =>
    row.sku === 'A' ? { ...row, isRemoved: true } : row,
  );
  expect(savedPrices(changed, 2)).toEqual({
    rows: [
      { sku: 'A', price: null },
      { sku: 'B', price: 1250 },
      { sku: 'C', price: 700 },
    ],
    places: [0, 1, 2],
  });
  expect(savedPrices(rows, 2)).toEqual({ rows: [], places: [] });
});

test.each(['', '0', '-5', 'x'])('a price of "%s" is refused at its cell', (price) => {
  const wrong = rows.map((row) => (row.sku === 'B' ? { ...row, price } : row));
  expect(savedPrices(wrong, 2)).toEqual({ wrong: { at: 1, column: 'price' } });
});

test.each([
  ['20,01', true],
  ['20', false],
  ['19.99', false],
  ['x', false],
])('a price of %s beside a regular price of 20 is above it: %s', (price, expected) => {
  const [row] = rows.map((each) => ({ ...each, price }));
  expect(row && isAboveRegular(row, 2)).toBe(expected);
  expect(row && isAboveRegular({ ...row, isRemoved: true }, 2)).toBe(false);
});

test('a new row has no regular price to compare with', () => {
  const [row] = pastedRows([], 'C\t7');
  expect(row && isAboveRegular(row, 2)).toBe(false);
});
