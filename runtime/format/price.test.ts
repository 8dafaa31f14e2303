import { describe, expect, it } from 'vitest';
import { discountPercent } from '#schemas/constants.ts';
import { formatNumber, formatPrice } from './price.ts';

const euro = { code: 'EUR', label: '', symbol: '€' };

describe('prices', () => {
  it.each([
    ['hr', '1.234,50 €'],
    ['de', '1.234,50 €'],
    ['en', '1,234.50 €'],
  ] as const)(
    'shows two decimals, then the currency, in %s · PROD-15 CONST-32',
    (language, text) => {
      expect(formatPrice(123450, language, euro)).toBe(text.replace(' ', '\u00a0'));
      const mark = language === 'en' ? '.' : ',';
      expect(formatPrice(5, language, euro)).toBe(`0${mark}05\u00a0€`);
      expect(formatPrice(900, language, euro)).toBe(`9${mark}00\u00a0€`);
    },
  );

  it('keeps its decimals beside a number with others · PROD-15', () => {
    expect(formatNumber(4.6, 'de', 1)).toBe('4,6');
    expect(formatPrice(900, 'de', euro)).toBe('9,00\u00a0€');
    expect(formatNumber(4.6, 'de', 1)).toBe('4,6');
  });

  it('prefers the label of the currency to its symbol · PROD-15', () => {
    expect(formatPrice(100, 'hr', { code: 'EUR', label: 'EUR', symbol: '€' })).toBe(
      '1,00\u00a0EUR',
    );
  });

  it.each([
    ['JPY', '1,234 ¥'],
    ['HUF', '12.34 ¥'],
    ['KWD', '1.234 ¥'],
  ])('shows as many decimals as %s has · CONST-32', (code, text) => {
    expect(formatPrice(1234, 'en', { code, label: '', symbol: '¥' })).toBe(text);
  });

  it('rounds the discount percent · PROD-16 CONST-33', () => {
    expect(discountPercent(3000, 2000)).toBe(33);
    expect(discountPercent(3000, 1000)).toBe(67);
    expect(discountPercent(0, 0)).toBe(0);
  });
});
