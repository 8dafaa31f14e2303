import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const countries = new Map([[7, { iso: 'HR', name: { hr: 'Hrvatska', en: 'Croatia' } }]]);
const address = {
  type: 'Main',
  firstName: 'Žarka',
  lastName: 'Šoša',
  street: 'Obala',
  houseNumber: '7a',
  zipCode: '23000',
  city: 'Zadar',
  country: 7,
} as const;

test('staff read the country of an address by its name in their language', () => {
  expect(addressLines(address, countries, 'en')).toEqual([
    'Žarka Šoša',
    'Obala 7a',
    '23000 Zadar',
    'Croatia',
  ]);
  expect(addressLines(address, countries, 'hr')).toContain('Hrvatska');
});
