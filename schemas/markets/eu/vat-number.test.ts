import { expect, test } from 'vitest';
import { looksLikeVatNumber } from './vat-number.ts';

test.each([
  'HR12345678903',
  'hr 12345678903',
  'ATU12345678',
  'BE 0123.456.789',
  'CHE-123.456.788',
  'IE1+23456A',
  'RO12',
])('%s has the form of a VAT number', (input) => {
  expect(looksLikeVatNumber(input)).toBe(true);
});

test.each([
  '12345678903',
  'H12345678903',
  'HR',
  'HR1',
  'HR1234567890123',
  'HR12_34',
  '(HR12345)',
  '1HR12345678903',
])('%s does not have the form of a VAT number', (input) => {
  expect(looksLikeVatNumber(input)).toBe(false);
});
