import { randomInt } from 'node:crypto';

/** Digits and letters without I, L, O and U, which are easily misread (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** 80 random bits, too many to guess. */
export function newTicketCode(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** Parses a typed or scanned code; returns null for an impossible one. */
export function readTicketCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === length && [...code].every((sign) => alphabet.includes(sign)) ? code : null;
}

/** Formats a code as `7KQF-3M2X-…`, to be read and typed. */
export function showTicketCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
