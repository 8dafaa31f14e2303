import type { Actor } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { accessTokens } from './access-token.ts';
import { lacksFactor } from './second-factor/required-factor.ts';

/** Returns the anonymous actor without a token; null if the token is invalid or its session has ended. */
export type Authenticator = (accessToken?: string) => Promise<Actor | null>;

/** Reads the session row on each call, so that a logout or a block takes effect at once. */
export function createAuthenticator({ db }: ServiceDependencies): Authenticator {
  const tokens = accessTokens(db);
  return async (accessToken) => {
    if (!accessToken) return { kind: 'anonymous' };
    const sessionId = await tokens.read(accessToken);
    if (sessionId === null) return null;
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.kind', 'sessions.expires_at', 'users.id', 'users.scope'])
      .select(['users.is_backoffice', 'sessions.by_passkey'])
      .select(lacksFactor.as('lacks_factor'))
      .where('sessions.id', '=', sessionId)
      .where('sessions.revoked_at', 'is', null)
      .where('users.disabled_at', 'is', null)
      .executeTakeFirst();
    if (!row || new Date(row.expires_at) <= new Date()) return null;
    const { id: userId, scope } = row;
    if (row.kind === 'web') return { kind: 'customer', userId, sessionId };
    if (!row.is_backoffice) return null;
    if (row.lacks_factor && !row.by_passkey) {
      return { kind: 'backoffice', userId, sessionId, scope: [], lacksFactor: true };
    }
    return { kind: 'backoffice', userId, sessionId, scope };
  };
}
