import { type Language, localeOf } from '#schemas/languages.ts';
import type { Money } from '#schemas/money.ts';

const noBreakSpace = '\u00a0';

export interface Currency {
  readonly label: string;
  readonly symbol: string;
}

/** The currency that the site sells in. */
export interface SiteCurrency extends Currency {
  /** ISO 4217. */
  readonly code: string;
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

/** Two decimals, then label or symbol: `1.234,50 €` (PROD-15, CONST-32). */
export function formatPrice(amount: Money, language: Language, currency: Currency): string {
  const number = decimalFormat(language, 2).format(amount / 100);
  return `${number}${noBreakSpace}${currency.label || currency.symbol}`;
}

export function formatNumber(value: number, language: Language, digits = 0): string {
  return decimalFormat(language, digits).format(value);
}
