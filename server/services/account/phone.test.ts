import { getExampleNumber } from 'libphonenumber-js/min';
import mobiles from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { phoneExample } from '#schemas/rules/phone-number.ts';
import { readPhone, shownPhone, withShownPhone } from './phone.ts';

test.each([
  ['091 555 0147', 'HR', '+385915550147'],
  ['+385 (0)91/555-0147', 'HR', '+385915550147'],
  ['00385915550147', 'HR', '+385915550147'],
  ['023.555.014', 'HR', '+38523555014'],
  ['(518) 555-0199', 'US', '+15185550199'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
  ['+44 20 7946 0199', 'HR', '+442079460199'],
  ['091 555 0147', null, '+385915550147'],
])('%s in %s is %s', (written, country, stored) => {
  expect(readPhone(written, country)).toBe(stored);
});

test.each([
  ['555 0100', 'US'],
  ['123456', 'HR'],
  ['+999 123 456 789', 'HR'],
  ['call 091 555 0147', 'HR'],
])('%s in %s is refused', (written, country) => {
  expect(readPhone(written, country)).toBeNull();
});

test('a number of the country is shown as people there write it, others with their code', () => {
  expect(shownPhone('+385915550147', 'HR')).toBe('091 555 0147');
  expect(shownPhone('+385915550147', 'DE')).toBe('+385 91 555 0147');
  expect(shownPhone('+385915550147')).toBe('+385 91 555 0147');
});

test('a number stored before numbers had one form is shown as it is', () => {
  expect(shownPhone('091 555 0147', 'HR')).toBe('091 555 0147');
});

test('the example of each country is a number of it', () => {
  for (const country of ['HR', 'DE', 'IT', 'US', 'GB', 'AE'] as const) {
    const example = phoneExample(country);
    expect(getExampleNumber(country, mobiles)?.formatNational()).toBe(example);
    expect(readPhone(example, country)).not.toBeNull();
  }
});

test('an address has its number with the code, and as people of its country write it', () => {
  expect(withShownPhone({ city: 'Zadar', contactPhone: '+385915550147' })).toEqual({
    city: 'Zadar',
    contactPhone: '+385 91 555 0147',
    nationalPhone: { country: 'HR', text: '091 555 0147' },
  });
  expect(withShownPhone({ contactPhone: '091 555' })).toEqual({ contactPhone: '091 555' });
  expect(withShownPhone({ contactPhone: null })).toEqual({ contactPhone: null });
});
