import { hash, verify } from '@node-rs/argon2';
import { limits } from '#schemas/constants.ts';
import { fail, ok, type Result } from '#schemas/result.ts';

/** Argon2id; memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Longer passwords are refused before they are hashed. */
const maximumLength = 128;

let dummy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

/** Takes equally long for a nonexistent user (`stored` null) and an existing one. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const against = stored ?? (await dummy);
  const matches =
    [...password].length <= maximumLength && (await verify(against, password.normalize('NFC')));
  return stored !== null && matches;
}

export function checkNewPassword(password: string, field: string): Result<null> {
  const { length } = [...password];
  const min = limits.passwordMin;
  if (length < min) return fail('minLength', { field, params: { min } });
  return length > maximumLength
    ? fail('maxLength', { field, params: { max: maximumLength } })
    : ok(null);
}
