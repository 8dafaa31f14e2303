import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

test.each([
  '091 555 0147',
  '+385 (0)91/555-0147',
  '00385915550147',
  '023.555.014',
  ' +385 915550147 ',
  '123456',
  '1'.repeat(15),
])('%s can be dialled', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each(['abc', '12345', '1'.repeat(16), '091 555 0147 abc', '+', '091+5550147'])(
  '%s cannot be dialled',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);
