import { expect, test } from 'vitest';
import { bookFields } from '#schemas/rules/address-fields.ts';
import { neededFields, requiredFields } from './needed-fields.ts';

const person = ['contactEmail', 'firstName', 'lastName'];
const place = ['country', 'street', 'houseNumber', 'zipCode', 'city'];

test('a delivery needs a person, a phone and an address', () => {
  const needed = neededFields({ isDigitalOnly: false });
  expect(needed).toEqual({ required: [...person, 'contactPhone', ...place], invoice: [] });
  expect(requiredFields(needed, true)).toEqual(needed.required);
});

test('digital goods need only a person, and an address only for an invoice that names one', () => {
  const needed = neededFields({ isDigitalOnly: true });
  expect(needed).toEqual({ required: person, invoice: place });
  expect(requiredFields(needed, false)).toEqual(person);
  expect(requiredFields(needed, true)).toEqual([...person, ...place]);
});

test('an entry of the address book needs a name and an address', () => {
  expect(bookFields).toEqual(['firstName', 'lastName', ...place]);
});
