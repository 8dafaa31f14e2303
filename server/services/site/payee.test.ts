import { expect, test } from 'vitest';
import { payeeOf } from './site-options.ts';

const iban = 'HR1210010051863000160';
const place = { name: 'Muzej', street: 'Trg 1', city: 'Zadar' };
const company = { ...place, zipCode: '23000', iban };

test('transfers go to the account of the company at its address', () => {
  const payee = { name: 'Muzej', address: 'Trg 1', city: '23000 Zadar', iban };
  expect(payeeOf(company)).toEqual(payee);
  expect(payeeOf({ ...place, iban })).toEqual({ ...payee, city: 'Zadar' });
  expect(payeeOf({ iban })).toEqual({ name: '', address: '', city: '', iban });
});

test('there is no payee without an account, or with wrong check digits', () => {
  const wrong = { ...company, iban: `${iban.slice(0, -1)}1` };
  expect([payeeOf(null), payeeOf(place), payeeOf(wrong)]).toEqual([null, null, null]);
});
