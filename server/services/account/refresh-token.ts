import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** 256 random bits; only the hash is stored. Also used for the tokens of mailed links. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Encrypts the next token with the current one. A client that repeats a refresh after a lost response gets the same
 * successor, and only it can read it.
 */
export function sealToken(next: string, current: string): Buffer {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, sealKey(current), iv);
  const body = Buffer.concat([sealing.update(next, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), body]);
}

export function openToken(sealed: Buffer, current: string): string {
  const opening = createDecipheriv(cipher, sealKey(current), sealed.subarray(0, ivLength));
  opening.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  const body = sealed.subarray(ivLength + tagLength);
  return Buffer.concat([opening.update(body), opening.final()]).toString('utf8');
}

function sealKey(token: string): Buffer {
  return createHash('sha256').update('successor:').update(token).digest();
}
