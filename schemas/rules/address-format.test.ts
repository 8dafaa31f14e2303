import { expect, test } from 'vitest';
import { addressFormat, postalLines, regionError } from './address-format.ts';

const place = { street: 'Main', houseNumber: '12', zipCode: '12345', city: 'Town', region: 'R' };

test.each([
  ['HR', ['Main 12', '12345 Town']],
  ['CH', ['Main 12', '12345 Town']],
  ['FR', ['12 Main', '12345 Town']],
  ['GB', ['12 Main', 'Town', '12345']],
  ['HU', ['Town', 'Main 12', '12345']],
  ['IE', ['12 Main', 'Town', '12345']],
  ['JP', ['Main 12', 'Town, R', '12345']],
  ['US', ['12 Main', 'Town, R 12345']],
])('an address in %s has its parts in the order of the country', (country, lines) => {
  expect(postalLines(place, country)).toEqual(lines);
});

test.each([
  [{}, []],
  [{ city: 'Town' }, ['Town']],
  [{ street: 'Main', zipCode: '12345' }, ['Main', '12345']],
  [{ city: 'Town', region: null, zipCode: '12345' }, ['Town, 12345']],
])('parts that are missing leave no marks: %j', (given, lines) => {
  expect(postalLines(given, 'US')).toEqual(lines);
});

test.each([
  ['US', 'NY', null],
  ['US', 'DC', null],
  ['US', '', 'required'],
  ['US', undefined, 'required'],
  ['US', 'XX', 'invalidValue'],
  ['JP', 'Tokyo', null],
  ['CA', 'QC', null],
  ['HR', '', null],
  ['HR', 'Dalmatia', null],
])('in %s the region %s is %s', (country, region, error) => {
  expect(regionError(region, country)).toBe(error);
});

test('the postcode has the name of its country, regions their kind', () => {
  expect([addressFormat('US').postcode, addressFormat('IT').postcode]).toEqual(['zip', 'cap']);
  expect(addressFormat('HR')).toEqual({ lines: 'S H|Z C' });
  expect(addressFormat('US').regions?.list).toHaveLength(54);
  expect(addressFormat('JP').regions?.kind).toBe('prefecture');
});
