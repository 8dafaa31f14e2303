import { expect, test } from 'vitest';
import { isoDigits } from './currency-digits.ts';
import { isCurrency } from './currency-list.ts';

test('digits of currencies are those of ISO 4217, not those of Intl', () => {
  const codes = ['EUR', 'HUF', 'ALL', 'RSD', 'JPY', 'ISK', 'KWD', 'IQD', 'CLF', 'TWD'];
  expect(codes.map((code) => isoDigits(code))).toEqual([2, 2, 2, 2, 0, 0, 3, 3, 4, 2]);
});

test('knows the currencies that people pay with', () => {
  expect(['EUR', 'KWD', 'ZWG'].every(isCurrency)).toBe(true);
  expect(['DEM', 'HRK', 'XTS', 'eur', ''].some(isCurrency)).toBe(false);
});
