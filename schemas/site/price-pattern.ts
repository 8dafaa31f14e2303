/** The number, a no-break space and the sign of the currency. */
export const usualPricePattern = '0\u00a0¤';

/** Characters that set the direction of text; a page sets it itself. */
const directions = /[\u200e\u200f\u061c]/g;

/** Returns where a locale writes the sign of a currency: `¤0`, `0 ¤`. */
export function pricePatternOf(locale: string, currency: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return format
    .formatToParts(1)
    .map(({ type, value }) => (type === 'integer' ? '0' : type === 'currency' ? '¤' : value))
    .join('')
    .replace(directions, '');
}
