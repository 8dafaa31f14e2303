import { signOf } from '#schemas/money/currency-sign.ts';
import type { Currency } from '../format/price.ts';

/**
 * Returns the currency format of an order, which is always in its original currency. A currency other than
 * the site's has its symbol, or its code when there is none or the site uses the same symbol.
 */
export function currencyOf(code: string, site: Currency | null): Currency {
  if (site?.code === code) return site;
  const sign = signOf(code);
  const isTaken = site !== null && (site.label || site.symbol) === sign;
  return { code, label: '', symbol: isTaken ? code : sign };
}
