import { expect, test } from 'vitest';
import type { CartAddresses } from './cart-row.ts';
import { isTaxKnown, ratesFor } from './tax-rates.ts';

const rates = [
  { tax_id: 1, country_id: 7, region: '', rate: 5 },
  { tax_id: 1, country_id: 7, region: 'Washington', rate: 8.25 },
  { tax_id: 2, country_id: 7, region: '', rate: 3 },
  { tax_id: 1, country_id: 8, region: '', rate: 19 },
];
const book = { taxId: 1, taxRate: 25 };
const to = (country: number, region?: string) => ({ Shipping: { country, region } });

test.each([
  ['a region', to(7, ' washington '), 8.25],
  ['another region of the country', to(7, 'Oregon'), 5],
  ['another country', to(8), 19],
  ['a country without a rate', to(9), 25],
  ['the billing address of what is not sent', { Main: { country: 8 } }, 19],
])('the rate of %s applies', (_, addresses, rate) => {
  expect(ratesFor(addresses, rates, 'included')(book)).toBe(rate);
});

test('added tax is 0 until the destination is known, included tax is not', () => {
  expect(ratesFor({}, rates, 'added')(book)).toBe(0);
  expect(ratesFor({}, rates, 'included')(book)).toBe(25);
});

test.each([
  ['no address', {}, false],
  ['a delivery address', to(7), true],
  ['a billing address', { Main: { country: 8 } }, true],
])('with %s, added tax is known: %o %s', (_, addresses, isKnown) => {
  expect(isTaxKnown(addresses as CartAddresses, 'added')).toBe(isKnown);
  expect(isTaxKnown(addresses as CartAddresses, 'included')).toBe(true);
});
