import { signOf } from '#schemas/money/currency-sign.ts';
import { readDecimal } from '#schemas/money/decimal-text.ts';
import { digitsOf } from '#schemas/money/site-currency.ts';
import type { Money } from '#schemas/money.ts';

/**
 * Parses `12`, `12,5`, `1.234,50` and `1234.50`; returns null for anything else. Three digits after the only separator
 * are thousands, unless the currency has three.
 */
export function readAmount(text: string, currency: string): Money | null {
  const digits = digitsOf(currency);
  const thousands = digits === 3 ? /[.,](?=\d{3}[.,])/g : /[.,](?=\d{3}(\D|$))/g;
  const plain = text.replace(/\s/g, '').replace(signOf(currency), '').replace(currency, '');
  return readDecimal(plain.replace(thousands, '').replace(',', '.'), digits);
}
