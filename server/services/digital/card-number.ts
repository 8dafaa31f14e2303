import { randomInt } from 'node:crypto';

/** Numbers for a company's internal use begin with 29 (GS1 General Specifications 1.4.5). */
const prefix = '29';
const randomDigits = 10;

/** Returns thirteen digits that scanners read as EAN-13; the last one is a check digit. */
export function newCardNumber(): string {
  const digits = Array.from({ length: randomDigits }, () => randomInt(10)).join('');
  return prefix + digits + checkDigit(prefix + digits);
}

/** Returns the check digit of twelve digits. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
