import { expect, test } from 'vitest';
import { amountText, moneyOf } from './paypal-responses.ts';

test.each([
  ['EUR', 4950, '49.50'],
  ['JPY', 4950, '4950'],
  ['HUF', 4900, '49'],
])(
  'an amount in %s is sent and read with the decimals that PayPal accepts',
  (currency, amount, text) => {
    expect(amountText({ amount, currency })).toBe(text);
    expect(moneyOf({ value: text, currency_code: currency })).toEqual({ amount, currency });
  },
);

test('PayPal is not given an amount that it cannot charge exactly', () => {
  expect(amountText({ amount: 4950, currency: 'HUF' })).toBeNull();
  expect(amountText({ amount: 4950, currency: 'KWD' })).toBeNull();
});

test.each(['49.505', '49,50', '-1', ''])('"%s" is not a reported amount', (value) => {
  expect(moneyOf({ value, currency_code: 'EUR' }).amount).toBeNull();
});
