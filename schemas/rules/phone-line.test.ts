import { expect, test } from 'vitest';
import { phoneLine } from './phone-line.ts';

const phone = {
  contactPhone: '+385 91 555 0147',
  nationalPhone: { country: 'HR', text: '091 555 0147' },
};

test('a number is shown as people of the address’s country write it', () => {
  expect(phoneLine(phone, 'HR')).toBe('091 555 0147');
});

test('a number of another country, or of none, has its country code', () => {
  expect(phoneLine(phone, 'DE')).toBe('+385 91 555 0147');
  expect(phoneLine({ contactPhone: phone.contactPhone }, 'HR')).toBe('+385 91 555 0147');
  expect(phoneLine({}, 'HR')).toBeUndefined();
});
