import { expect, test } from 'vitest';
import { amountText, decimalSignOf, parseAmount } from './parse-amount.ts';

test.each<[string, number, number | null]>([
  ['12,50', 2, 1250],
  ['12.5', 2, 1250],
  ['1.234,56 €', 2, 123456],
  ['€ 1,234.56', 2, 123456],
  ['1 234', 2, 123400],
  ['1.234', 2, 123400],
  ['1.234', 3, 1234],
  ['1200', 0, 1200],
  ['12,555', 1, 125550],
  ['12,55', 1, null],
  ['dvanaest', 2, null],
  ['', 2, null],
])('%s with %i decimals is %s', (text, digits, minor) => {
  expect(parseAmount(text, digits)).toBe(minor);
});

test.each([
  ['en', 2, 123_405, '1234.05'],
  ['de', 2, 123_405, '1234,05'],
  ['hr', 2, 2_400, '24,00'],
  ['ar', 3, 1_500, '1.500'],
])('in %s with %i decimals %i is written as %s, and read back', (locale, digits, minor, text) => {
  expect(amountText(minor, { digits, decimalSign: decimalSignOf(locale) })).toBe(text);
  expect(parseAmount(text, digits)).toBe(minor);
});
