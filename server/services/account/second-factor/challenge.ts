import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { secretOf } from '../secret.ts';

/** ms within which the code must follow the password. */
const life = 10 * 60_000;

interface Account {
  readonly id: number;
  readonly password_hash: string | null;
}

/** Creates a short-lived proof that the password of an account was right; a new password invalidates it. */
export async function createChallenge(
  db: Kysely<Database>,
  account: Account,
  now: Date,
): Promise<string> {
  const end = now.getTime() + life;
  return `${account.id}.${end}.${seal(await secretOf(db), account, end)}`;
}

/** Returns the account whose password was right; null if the proof is invalid or has expired. */
export async function readChallenge(
  db: Kysely<Database>,
  challenge: string,
  now: Date,
): Promise<Account | null> {
  const [id = '', end = '', sealed = ''] = challenge.split('.');
  if (!/^\d{1,9}$/.test(id) || !(Number(end) > now.getTime())) return null;
  const account = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('id', '=', Number(id))
    .where('is_backoffice', '=', true)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!account) return null;
  return isSame(seal(await secretOf(db), account, Number(end)), sealed) ? account : null;
}

function seal(secret: Uint8Array, { id, password_hash }: Account, end: number): string {
  const text = `second-factor:${id}:${password_hash}:${end}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [right, given] = [Buffer.from(one), Buffer.from(other)];
  return right.length === given.length && timingSafeEqual(right, given);
}
