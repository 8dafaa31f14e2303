import { expect, test } from 'vitest';
import { pricePatternOf, usualPricePattern } from './price-pattern.ts';

test.each([
  ['en-US', 'USD', '¤0'],
  ['en', 'KWD', '¤\u00a00'],
  ['it-IT', 'USD', usualPricePattern],
  ['ar', 'USD', usualPricePattern],
  ['hr-HR', 'EUR', usualPricePattern],
  ['de-CH', 'CHF', '¤\u00a00'],
])('prices in %s have the sign of %s as in %s', (locale, currency, pattern) => {
  expect(pricePatternOf(locale, currency)).toBe(pattern);
});
