import type { Currency, SiteCurrency } from '../format/price.ts';

/**
 * How an order's amounts are written: it keeps the currency it was made in. One that the site has left
 * has its sign, or its code where there is no sign or the site uses the same one.
 */
export function currencyOf(code: string, site: SiteCurrency | null): Currency {
  if (site?.code === code) return site;
  const sign = signOf(code);
  const isTaken = site !== null && (site.label || site.symbol) === sign;
  return { label: '', symbol: isTaken ? code : sign };
}

/** Signs are the same in all languages of the shop: `€`, `$`, `kn`. */
function signOf(code: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}
