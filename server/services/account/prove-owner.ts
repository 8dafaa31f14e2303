import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor, CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { checkOwnPassword } from './own-password.ts';
import type { PasswordAttempts } from './password-attempts.ts';
import { findFamily } from './sessions.ts';

const freshness = 15 * 60_000;

/**
 * An open session is not enough for actions that cannot be undone: they need the password, or without one a
 * login in the last quarter of an hour.
 */
export async function proveOwner(
  db: Kysely<Database>,
  attempts: PasswordAttempts,
  password: string | undefined,
  { actor, now, client }: CallContext,
): Promise<Result<{ email: string }>> {
  if (actor.kind === 'anonymous') return fail('unauthorized');
  const { email, password_hash } = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  if (password_hash === null) {
    return (await isFresh(db, actor, now)) ? ok({ email }) : fail('loginAgain');
  }
  const who = { id: actor.userId, client };
  const known = await checkOwnPassword(attempts, who, password_hash, password ?? '');
  return known.ok ? ok({ email }) : { ok: false, error: { ...known.error, field: 'password' } };
}

async function isFresh(
  db: Kysely<Database>,
  actor: Exclude<Actor, { kind: 'anonymous' }>,
  now: Date,
): Promise<boolean> {
  const family = await findFamily(db, actor);
  if (family === null) return false;
  const { started } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.min('created_at').as('started'))
    .where('family', '=', family)
    .executeTakeFirstOrThrow();
  return now.getTime() - new Date(started).getTime() < freshness;
}
