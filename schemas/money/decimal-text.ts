import type { Money } from '../money.ts';

/** Returns an amount of 0 or more as a decimal number: with two digits, 1250 is `12.50`. */
export function decimalText(amount: Money, digits: number): string {
  const text = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Parses a plain decimal number; null for anything else, also for one with more digits. */
export function readDecimal(text: string, digits: number): Money | null {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  return whole === undefined || part.length > digits
    ? null
    : Number(whole + part.padEnd(digits, '0'));
}

/** Returns an amount with other digits: 1250 with two is 12500 with three. Null if that is not the same amount. */
export function withDigits(amount: Money, from: number, to: number): Money | null {
  const changed = to >= from ? amount * 10 ** (to - from) : amount / 10 ** (from - to);
  return Number.isInteger(changed) ? changed : null;
}
