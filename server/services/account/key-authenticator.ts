import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor } from '../../api/handler.ts';
import { createLimiter, type Limiter } from '../../api/limiter.ts';
import type { Database } from '../../db/schema.ts';
import { createToken, hashToken } from './refresh-token.ts';

/** Returns the actor that a key's secret authenticates. */
export type KeyAuthenticator = (secret: string) => Promise<Result<Actor>>;

/** The prefix lets programs that look for leaked secrets recognize one. */
export const createKeySecret = (): string => `izk_${createToken()}`;

/** Reads the key on each call, so that its expiry and lost rights of its owner take effect at once. */
export function createKeyAuthenticator(db: Kysely<Database>): KeyAuthenticator {
  const mayCall = createKeyLimit(db);
  return async (secret) => {
    const now = new Date();
    const key = await findKey(db, secret, now);
    if (!key) return fail('unauthorized');
    if (!(await mayCall(key.id, key.calls_per_minute))) return fail('tooManyRequests');
    await markUsed(db, key.id, now);
    const { id, name, owner_id: userId } = key;
    return ok({
      kind: 'backoffice',
      userId,
      sessionId: id,
      scope: sharedScopes(key.scope, key.owner_scope),
      key: { id, name },
    });
  };
}

function findKey(db: Kysely<Database>, secret: string, now: Date) {
  return db
    .selectFrom('api_keys as key')
    .innerJoin('users', 'users.id', 'key.owner_id')
    .select(['key.id', 'key.name', 'key.owner_id', 'key.scope', 'key.calls_per_minute'])
    .select('users.scope as owner_scope')
    .where('key.secret_hash', '=', hashToken(secret))
    .where((either) =>
      either.or([
        either('key.expires_at', 'is', null),
        either('key.expires_at', '>', now.toISOString()),
      ]),
    )
    .where('users.is_backoffice', '=', true)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** A key has no right that its owner has lost. */
const sharedScopes = (own: readonly string[], owner: readonly string[]): readonly string[] =>
  owner.includes('admin') ? own : own.filter((scope) => owner.includes(scope));

function createKeyLimit(db: Kysely<Database>) {
  const limiters = new Map<number, Limiter>();
  return (key: string, points: number): Promise<boolean> => {
    const known = limiters.get(points);
    const limiter = known ?? createLimiter(db, { name: 'api-key', points, duration: 60 });
    limiters.set(points, limiter);
    return limiter.consume(key);
  };
}

/** Minimum ms between two updates of the time of last use. */
const usePause = 60_000;

async function markUsed(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - usePause).toISOString();
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where((either) =>
      either.or([either('last_used_at', 'is', null), either('last_used_at', '<', before)]),
    )
    .execute();
}
