import type { Kysely } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../../db/schema.ts';
import { mayMail } from './mail-limit.ts';
import { createToken, hashToken } from './refresh-token.ts';

type Kind = 'verifyEmail' | 'setPassword';

/** Milliseconds a link is good for. */
const life: Readonly<Record<Kind, number>> = { verifyEmail: 259_200_000, setPassword: 3_600_000 };
interface Recipient {
  readonly userId: number;
  readonly email: string;
  readonly language: string;
}

/** Puts a mail with a single-use link into the outbox; silently none above the hourly number. */
export async function mailToken(
  db: Kysely<Database>,
  kind: Kind,
  { userId, email, language }: Recipient,
  now: Date,
): Promise<void> {
  if (!(await mayMail(db, kind, email, now))) return;
  const token = createToken();
  const expires_at = new Date(now.getTime() + life[kind]).toISOString();
  await db
    .insertInto('tokens')
    .values({ hash: hashToken(token), kind, user_id: userId, email, expires_at })
    .execute();
  const payload: JsonObject = { userId, email, language, token };
  await db
    .insertInto('outbox')
    .values({ kind: `mail.${kind}`, payload: JSON.stringify(payload) })
    .execute();
}

/** The unexpired token row with its user, whether it was used or not. Locks it. */
export function findToken(db: Kysely<Database>, kind: Kind, token: string, now: Date) {
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['tokens.hash', 'tokens.used_at', 'users.id as userId', 'users.email'])
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.kind', '=', kind)
    .where('tokens.expires_at', '>', now.toISOString())
    .whereRef('users.email', '=', 'tokens.email')
    .where('users.disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function useToken(db: Kysely<Database>, hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hash)
    .execute();
}
