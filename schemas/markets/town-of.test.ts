import { expect, test } from 'vitest';
import { loadRules } from './load-rules.ts';

test.each([
  ['HR', '23000', 'Zadar'],
  ['HR', ' HR-10 000 ', 'Zagreb'],
  ['HR', '99999', null],
  ['HR', '', null],
  ['DE', '10115', null],
  ['', '10000', null],
])('the town of %s %s is %s', async (country, postcode, town) => {
  const { townOf } = await loadRules();
  expect(await townOf(country, postcode)).toBe(town);
});
