import { randomInt } from 'node:crypto';

/** Numbers that a company gives out for itself begin with 29 (GS1 General Specifications 1.4.5). */
const prefix = '29';
const randomDigits = 10;

/** Thirteen digits that any scanner reads as EAN-13, the last of them a check digit. */
export function newCardNumber(): string {
  const digits = Array.from({ length: randomDigits }, () => randomInt(10)).join('');
  return prefix + digits + checkDigit(prefix + digits);
}

/** Of twelve digits. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
