import { expect, test } from 'vitest';
import { amountText, parseAmount } from './parse-amount.ts';

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

test('a formatted amount parses to the same text again', () => {
  expect(parseAmount(amountText(123_405, 2), 2)).toBe(123_405);
  expect(amountText(1_500, 3)).toBe('1.500');
});
