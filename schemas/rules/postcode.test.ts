import { expect, test } from 'vitest';
import { isPostcode, postcodeShape } from './postcode.ts';

test.each([
  ['10000', 'HR'],
  ['HR-10000', 'HR'],
  [' HR-10000', 'HR'],
  ['SLO-1000', 'SI'],
  ['602 00', 'CZ'],
  ['60200', 'CZ'],
  ['1012 ab', 'NL'],
  ['NL-1012 AB', 'NL'],
  ['00-950', 'PL'],
  ['D02 X285', 'IE'],
  ['VLT 1117', 'MT'],
  ['SW1A 1AA', 'GB'],
  ['e1 6an', 'GB'],
  ['94016', 'US'],
  ['94016-1234', 'US'],
  ['100-0005', 'JP'],
  ['ON', 'AE'],
])('%s is a postcode of %s', (text, country) => {
  expect(isPostcode(text, country)).toBe(true);
});

test.each([
  ['99', 'HR'],
  ['1000', 'HR'],
  ['abcde', 'HR'],
  ['10000', 'AT'],
  ['1012', 'NL'],
  ['-', 'GB'],
  ['12345', 'GB'],
  ['9401', 'US'],
  ['10HR-000', 'HR'],
  ['IE-D02 X285', 'IE'],
  ['M-VLT 1117', 'MT'],
])('%s is not a postcode of %s', (text, country) => {
  expect(isPostcode(text, country)).toBe(false);
});

test('returns the format of a country, null for an unknown one', () => {
  expect(['PL', 'XX', 'toString'].map(postcodeShape)).toEqual(['00-000', null, null]);
});
