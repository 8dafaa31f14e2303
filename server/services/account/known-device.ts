import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

interface Account {
  readonly id: number;
  readonly password_hash: string | null;
}

/**
 * Creates what a device stores after a login: an id, signed for this account and this password. A new
 * password invalidates all known devices.
 */
export function createDevice(secret: Uint8Array, account: Account): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${seal(secret, account, id)}`;
}

/** Returns the id of a device that has logged in to the account before, or null for any other. */
export function knownDevice(
  secret: Uint8Array,
  account: Account | undefined,
  device: string | undefined,
): string | null {
  const [id, sealed] = device?.split('.') ?? [];
  if (!account || !id || !sealed) return null;
  const [given, right] = [Buffer.from(sealed), Buffer.from(seal(secret, account, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

function seal(secret: Uint8Array, { id: user, password_hash }: Account, id: string): string {
  const text = `device:${user}:${password_hash}:${id}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}
