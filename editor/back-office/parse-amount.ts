/** Reads an amount in minor units as people and spreadsheets write it; null for anything else. */
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

/** A sign before three digits groups thousands, unless the currency has three decimals. */
function isDecimalSign(bare: string, at: number, digits: number): boolean {
  const sign = bare[at] ?? '';
  const isRepeated = bare.indexOf(sign) < at;
  return !isRepeated && (bare.length - at - 1 !== 3 || digits === 3);
}

/** The amount as a plain number, for a field. */
export const amountText = (minor: number, digits: number): string =>
  (minor / 10 ** digits).toFixed(digits);
