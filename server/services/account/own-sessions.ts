import type { Kysely } from 'kysely';
import { fail, ok } from '#schemas/result.ts';
import type { Actor, Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { endFamily, endSessions, findFamily } from './sessions.ts';

type Person = Exclude<Actor, { kind: 'anonymous' }>;

/** Lists the open sessions of the caller, the last used first. */
export const listSessions =
  ({ db }: ServiceDependencies): Handler<'auth.sessions'> =>
  async (_input, { actor, now }) => {
    if (actor.kind === 'anonymous') return fail('unauthorized');
    const [rows, current] = await Promise.all([
      openSessions(db, actor, now).execute(),
      findFamily(db, actor),
    ]);
    return ok(
      rows.map(({ family, user_agent, created_at, by_passkey }) => {
        return {
          id: family,
          device: user_agent,
          lastUsedAt: created_at,
          isCurrent: family === current,
          isByPasskey: by_passkey,
        };
      }),
    );
  };

export const endSession =
  ({ db }: ServiceDependencies): Handler<'auth.endSession'> =>
  async ({ id }, { actor, now }) => {
    if (actor.kind === 'anonymous') return fail('unauthorized');
    const own = await openSessions(db, actor, now).where('family', '=', id).executeTakeFirst();
    if (!own) return fail('notFound');
    await endFamily(db, id, now);
    return ok({ done: true });
  };

export const endOtherSessions =
  ({ db }: ServiceDependencies): Handler<'auth.endOtherSessions'> =>
  async (_input, { actor, now }) => {
    if (actor.kind === 'anonymous') return fail('unauthorized');
    await endSessions(db, actor.userId, now, await findFamily(db, actor));
    return ok({ done: true });
  };

const maximum = 100;

/** The last session of each family: a refresh adds one, at most ten minutes after the last use. */
export function openSessions(db: Kysely<Database>, { userId }: Pick<Person, 'userId'>, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['family', 'user_agent', 'created_at', 'by_passkey'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('rotated_at', 'is', null)
    .where('idle_expires_at', '>', now.toISOString())
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .limit(maximum);
}
