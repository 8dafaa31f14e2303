import { expect, test } from 'vitest';
import { addressFields } from '../constants.ts';
import type { BuyerAddress } from '../entities/address.ts';
import { missingField } from './address-fields.ts';

const whole: BuyerAddress = {
  type: 'Main',
  firstName: 'Ana',
  lastName: 'Horvat',
  contactEmail: 'ana@example.com',
  contactPhone: '0915550147',
  country: 1,
  street: 'Ulica',
  houseNumber: '7',
  zipCode: '23000',
  city: 'Zadar',
};

test('a complete address has no missing field', () => {
  expect(missingField(whole, addressFields)).toBeUndefined();
});

test.each([
  ['street', { street: '' }],
  ['contactPhone', { contactPhone: null }],
  ['city', { city: undefined }],
] as const)('%s is missing in an address with %j', (field, change) => {
  const address = { ...whole, ...change } as BuyerAddress;
  expect(missingField(address, addressFields)).toBe(field);
  expect(missingField(address, ['firstName', 'lastName'])).toBeUndefined();
});

test('of several missing fields the first in form order is returned', () => {
  expect(missingField({ ...whole, city: '', street: '' }, ['city', 'street'])).toBe('city');
  expect(missingField({ ...whole, city: '', street: '' }, ['street', 'city'])).toBe('street');
});
