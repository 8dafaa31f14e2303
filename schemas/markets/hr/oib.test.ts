import { expect, test } from 'vitest';
import { readOib } from './oib.ts';

test.each([
  ['12345678903', '12345678903'],
  ['HR12345678903', '12345678903'],
  [' hr 123 456 789 03 ', '12345678903'],
  // When the remainder of the digits before the last is 1, the check digit is 0, not 10.
  ['00000000190', '00000000190'],
  ['00000000001', '00000000001'],
])('%j is the tax number %s · CHK-A-17', (input, oib) => {
  expect(readOib(input)).toBe(oib);
});

test.each([
  '12345678901',
  '22345678903',
  '21345678903',
  '1234567890',
  '123456789030',
  'DE12345678903',
  '12HR345678903',
  '1234567890a',
  '',
])('%j is not a tax number · CHK-A-17', (input) => {
  expect(readOib(input)).toBeNull();
});
