import { expect, test } from 'vitest';
import { draftOf, generated, pasted, savedRows } from './variant-drafts.ts';

const format = { digits: 2, decimalSign: ',' };
const axis = (code: string, ...keys: string[]) => ({
  code,
  label: { en: code },
  values: keys.map((key) => ({ key, label: { en: key } })),
});
const axes = [axis('colour', 'red', 'blue'), axis('size', 's', 'l')];
const held = {
  id: 7,
  revision: 3,
  choice: { size: 's', colour: 'red' },
  sku: 'SHIRT-1',
  price: 2000,
  stock: 4,
  state: 'active' as const,
};

test('every combination that no row has is generated, in the order of the attributes', () => {
  const rows = [draftOf(held, format)];
  const chosen = { colour: ['red', 'blue'], size: ['s', 'l'] };
  const made = generated(axes, chosen, rows, { sku: 'SHIRT', price: 1500 }, format);
  expect(made.map(({ sku, price }) => [sku, price])).toEqual([
    ['SHIRT-RED-L', '15,00'],
    ['SHIRT-BLUE-S', '15,00'],
    ['SHIRT-BLUE-L', '15,00'],
  ]);
  expect(generated(axes, {}, [], { sku: 'SHIRT', price: 1500 }, format)).toEqual([]);
});

test('cells of a spreadsheet fill the grid from a cell on, and what is beyond it is left out', () => {
  const rows = [draftOf(held, format), draftOf({ ...held, id: 8, sku: 'SHIRT-2' }, format)];
  const filled = pasted(rows, '12,50\t3\tx\r\n14\t5\r\n99\t9\r\n', 0, 'price');
  expect(filled.map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
    ['SHIRT-1', '12,50', '3'],
    ['SHIRT-2', '14', '5'],
  ]);
});

test('an unchanged stock is not counted again, and a wrong cell is named', () => {
  const row = draftOf(held, format);
  const { stock: _stock, ...others } = held;
  expect(savedRows([row], 2)).toEqual({ rows: [{ ...others, id: 7 }] });
  expect(savedRows([{ ...row, stock: '' }], 2)).toMatchObject({ rows: [{ stock: null }] });
  expect(savedRows([row, { ...row, price: 'x' }], 2)).toEqual({
    wrong: { at: 1, column: 'price' },
  });
  expect(savedRows([{ ...row, stock: '1.5' }], 2)).toEqual({ wrong: { at: 0, column: 'stock' } });
});
