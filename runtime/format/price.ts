import { type Language, localeOf, pricePatternIn } from '#schemas/languages.ts';
import { digitsOf } from '#schemas/money/site-currency.ts';
import type { Money } from '#schemas/money.ts';
import { withSign } from './with-sign.ts';

export interface Currency {
  /** ISO 4217 code. */
  readonly code: string;
  readonly label: string;
  readonly symbol: string;
}

const decimals = new Map<string, Intl.NumberFormat>();

function decimalFormat(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language}${digits}`;
  const known = decimals.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  decimals.set(key, made);
  return made;
}

/**
 * Formats a price with the decimals of the currency, and its label or symbol where the language puts it:
 * `1.234,50 €`, `$1,234.50` (PROD-15, CONST-32).
 */
export function formatPrice(amount: Money, language: Language, currency: Currency): string {
  const digits = digitsOf(currency.code);
  const number = decimalFormat(language, digits).format(amount / 10 ** digits);
  return withSign(number, currency.label || currency.symbol, pricePatternIn(language));
}

export function formatNumber(value: number, language: Language, digits = 0): string {
  return decimalFormat(language, digits).format(value);
}
