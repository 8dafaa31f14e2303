import { expect, test } from 'vitest';
import type { FieldDescription } from '#schemas/entities/collection.ts';
import { cellText, cellValue } from './cell-text.ts';

const field = (cell: FieldDescription['cell']): FieldDescription => ({
  key: 'x',
  label: 'X',
  cell,
  isSortable: false,
  filter: null,
  mayBeEmpty: false,
  choices: [],
});

test.each([
  ['money', '12,50', 1250],
  ['money', 'x', undefined],
  ['number', '2,5', 2.5],
  ['number', 'two', undefined],
  ['number', '', null],
  ['text', ' a ', 'a'],
  ['flag', 'true', true],
  ['flag', 'false', false],
] as const)('a cell of %s reads “%s” as %s', (cell, text, value) => {
  expect(cellValue(field(cell), text, 2)).toBe(value);
});

test('amounts are shown in units of the currency, and numbers with the decimal sign of the language', () => {
  const format = { digits: 2, decimalSign: ',' };
  expect(cellText(field('money'), 1250, format)).toBe('12,50');
  expect(cellText(field('money'), null, format)).toBe('');
  expect(cellText(field('number'), 2.5, format)).toBe('2,5');
  expect(cellText(field('text'), '2.5', format)).toBe('2.5');
});
