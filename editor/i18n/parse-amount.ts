/** Parses an amount, as typed or from a spreadsheet, into minor units; null if it is not valid. */
export function parseAmount(text: string, digits: number): number | null {
  const bare = text.replace(/[\s\u00A0\u202F']/g, '').replace(/^[^\d-]+|[^\d]+$/g, '');
  if (!/^\d[\d.,]*$/.test(bare)) return null;
  const at = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const isDecimal = at >= 0 && isDecimalSign(bare, at, digits);
  const whole = (isDecimal ? bare.slice(0, at) : bare).replace(/[.,]/g, '');
  const part = isDecimal ? bare.slice(at + 1) : '';
  if (part.length > digits) return null;
  return Number(whole + part.padEnd(digits, '0'));
}

/** A separator before exactly three digits is for thousands, unless the currency has three decimals. */
function isDecimalSign(bare: string, at: number, digits: number): boolean {
  const sign = bare[at] ?? '';
  const isRepeated = bare.indexOf(sign) < at;
  return !isRepeated && (bare.length - at - 1 !== 3 || digits === 3);
}

/** How amounts are written in text fields: decimals of the currency, and the decimal sign of the language. */
export interface AmountFormat {
  readonly digits: number;
  readonly decimalSign: string;
}

/** Returns the decimal sign of a locale among numbers with Latin digits, which text fields have everywhere. */
export const decimalSignOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';

/** Formats an amount as a plain number for a text field. */
export const amountText = (minor: number, { digits, decimalSign }: AmountFormat): string =>
  (minor / 10 ** digits).toFixed(digits).replace('.', decimalSign);
