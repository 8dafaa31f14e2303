import { randomInt } from 'node:crypto';

/** Digits and letters without I, L, O and U, which people mistake for others (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** 80 random bits: nobody guesses one. */
export function newTicketCode(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** A code as it was typed or scanned; null for what cannot be one. */
export function readTicketCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === length && [...code].every((sign) => alphabet.includes(sign)) ? code : null;
}

/** `7KQF-3M2X-…`, for people to read and type. */
export function showTicketCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
