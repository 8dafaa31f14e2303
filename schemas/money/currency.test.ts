import { expect, test } from 'vitest';
import { isoDigits } from './currency-digits.ts';
import { isCurrency } from './currency-list.ts';
import { decimalText, readDecimal, withDigits } from './decimal-text.ts';

test('digits of currencies are those of ISO 4217, not those of Intl', () => {
  const codes = ['EUR', 'HUF', 'ALL', 'RSD', 'JPY', 'ISK', 'KWD', 'IQD', 'CLF', 'TWD'];
  expect(codes.map((code) => isoDigits(code))).toEqual([2, 2, 2, 2, 0, 0, 3, 3, 4, 2]);
});

test('knows the currencies in use', () => {
  expect(['EUR', 'KWD', 'ZWG'].every(isCurrency)).toBe(true);
  expect(['DEM', 'HRK', 'XTS', 'eur', ''].some(isCurrency)).toBe(false);
});

test.each([
  [1234, 2, '12.34'],
  [5, 2, '0.05'],
  [1234, 0, '1234'],
  [1234, 3, '1.234'],
  [0, 3, '0.000'],
])('%i with %i digits is written as %s and read back', (amount, digits, text) => {
  expect(decimalText(amount, digits)).toBe(text);
  expect(readDecimal(text, digits)).toBe(amount);
});

test('a number with more digits than the currency is no amount', () => {
  expect([readDecimal('1.5', 0), readDecimal('1.234', 2), readDecimal('1,50', 2)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('amounts change their digits only if they stay the same amount', () => {
  expect([withDigits(1250, 2, 3), withDigits(1200, 2, 0), withDigits(1250, 2, 0)]).toEqual([
    12500,
    12,
    null,
  ]);
});
