import type { Currency, SiteCurrency } from '../format/price.ts';

/**
 * Returns the currency format of an order, which is always in its original currency. A currency other than
 * the site's has its symbol, or its code when there is none or the site uses the same symbol.
 */
export function currencyOf(code: string, site: SiteCurrency | null): Currency {
  if (site?.code === code) return site;
  const sign = signOf(code);
  const isTaken = site !== null && (site.label || site.symbol) === sign;
  return { label: '', symbol: isTaken ? code : sign };
}

/** Symbols are the same in all languages of the shop: `€`, `$`, `kn`. */
function signOf(code: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}
