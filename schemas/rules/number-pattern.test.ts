import { expect, test } from 'vitest';
import { isNumberPattern, isPaperPattern, numberFrom } from './number-pattern.ts';

const moment = { year: 2026, month: 3, count: 1001 };

test.each([
  ['AB-{year}-{number:6}', 'AB-2026-001001'],
  ['{year}{month}-{number:3}', '202603-1001'],
  ['{number:9}', '000001001'],
])('the pattern %s gives %s', (pattern, number) => {
  expect(isNumberPattern(pattern)).toBe(true);
  expect(numberFrom(pattern, moment)).toBe(number);
});

test.each([
  ['no count', 'AB-{year}'],
  ['two counts', '{number:4}-{number:4}'],
  ['a count of two digits', '{number:2}'],
  ['an unknown part', '{day}-{number:4}'],
  ['small letters', 'ab-{number:4}'],
  ['a space', 'AB {number:4}'],
  ['a slash, which no file name takes', 'AB/{number:4}'],
  ['four groups of digits', '1-2-{year}-{number:4}'],
  ['a group that banks refuse', '12345678{number:4}'],
  ['more characters than a label holds', `${'A'.repeat(30)}{number:4}`],
])('a pattern with %s is refused', (_, pattern) => {
  expect(isNumberPattern(pattern)).toBe(false);
});

test.each(['{year}-{number:6}', 'CN-{year}-{number:3}', '{number:4}-W-{year}{month}'])(
  'invoices can have numbers like %s',
  (pattern) => expect(isPaperPattern(pattern)).toBe(true),
);

test.each([
  ['without the year, as counts begin anew', 'R-{number:6}'],
  ['with a digit of its own', '{year}-1-{number:6}'],
  ['whose count touches the year', '{year}{number:6}'],
  ['whose count touches the month', '{number:3}{month}-{year}'],
])('invoices have no numbers %s', (_, pattern) => {
  expect(isPaperPattern(pattern)).toBe(false);
});
