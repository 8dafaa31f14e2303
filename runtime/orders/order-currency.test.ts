import { expect, test } from 'vitest';
import { currencyOf } from './order-currency.ts';

const euro = { code: 'EUR', label: '', symbol: '€' };

test.each([
  ['EUR', '€'],
  ['USD', '$'],
  ['CHF', 'CHF'],
])('an order in %s is formatted with %s', (code, symbol) => {
  expect(currencyOf(code, euro).symbol).toBe(symbol);
});

test('two currencies with one symbol are distinguished', () => {
  const dollar = { code: 'CAD', label: '', symbol: '$' };
  expect(currencyOf('USD', dollar)).toEqual({ code: 'USD', label: '', symbol: 'USD' });
  expect(currencyOf('CAD', dollar)).toBe(dollar);
});

test('a site without a configured currency uses the symbol', () => {
  expect(currencyOf('EUR', null)).toEqual({ code: 'EUR', label: '', symbol: '€' });
});
