import { expect, test } from 'vitest';
import { bookFields } from '#schemas/rules/address-fields.ts';
import { neededFields, requiredFields } from './needed-fields.ts';

const person = ['contactEmail', 'firstName', 'lastName'];
const place = ['country', 'street', 'houseNumber', 'zipCode', 'city'];

test('a delivery needs a person, a phone and an address · CHK-A-01 CHK-A-06 CHK-A-07 CHK-A-09 CHK-A-10 CHK-A-11 CHK-A-12 CHK-A-13 CHK-A-14 CHK-A-15', () => {
  const needed = neededFields({ isDigitalOnly: false });
  expect(needed).toEqual({ required: [...person, 'contactPhone', ...place], invoice: [] });
  expect(requiredFields(needed, true)).toEqual(needed.required);
});

test('digital goods need only a person, and an address only for an invoice that names one · CHK-A-01 CHK-A-06 CHK-A-07 CHK-A-09', () => {
  const needed = neededFields({ isDigitalOnly: true });
  expect(needed).toEqual({ required: person, invoice: place });
  expect(requiredFields(needed, false)).toEqual(person);
  expect(requiredFields(needed, true)).toEqual([...person, ...place]);
});

test('an entry of the address book needs a name and an address · CHK-A-23', () => {
  expect(bookFields).toEqual(['firstName', 'lastName', ...place]);
});
