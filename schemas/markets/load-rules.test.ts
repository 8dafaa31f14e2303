import { expect, test } from 'vitest';
import { loadRules } from './load-rules.ts';

const { taxNumberOf } = await loadRules();

test.each([
  ['HR', '69435151530', '69435151530', false],
  ['HR', 'HR 69435151530', '69435151530', false],
  ['HR', '69435151531', null, false],
  ['DE', 'DE811569869', 'DE811569869', false],
  ['DE', '811 569', '811 569', true],
  ['JP', '811 569', '811 569', false],
])('a company in %s names %s, which is stored as %s', (country, written, kept, isOdd) => {
  const taxNumber = taxNumberOf(country);
  expect(taxNumber?.read(written)).toBe(kept);
  expect(taxNumber?.isOdd(written)).toBe(isOdd);
});

test('without a country the rule of the shop’s own market applies', () => {
  expect(taxNumberOf(null)).toBe(taxNumberOf('HR'));
});
