import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits: knowing the code gives access to the cart. Only its hash is stored. */
export function createProtectCode(): string {
  return randomBytes(32).toString('base64url');
}

export function hashProtectCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** Takes the same time for every wrong code. */
export function isProtectCode(code: string, hashes: readonly Buffer[]): boolean {
  const given = hashProtectCode(code);
  return hashes.reduce((found, hash) => timingSafeEqual(given, hash) || found, false);
}
