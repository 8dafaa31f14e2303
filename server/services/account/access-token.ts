import { jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { secretOf } from './secret.ts';

export type SessionKind = 'web' | 'backoffice';

/** Lifetime of an access token in seconds. */
const life = { web: 600, backoffice: 300 } as const;
const issuer = 'izlog';
const algorithm = 'HS256';

export interface AccessTokens {
  sign(sessionId: string, kind: SessionKind, now: Date): Promise<string>;
  /** Returns the session id of a token; null for a token that is invalid or not created by this shop. */
  read(token: string): Promise<string | null>;
}

export function accessTokens(db: Kysely<Database>): AccessTokens {
  return {
    async sign(sessionId, kind, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId, kind })
        .setProtectedHeader({ alg: algorithm, typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + life[kind])
        .sign(await secretOf(db));
    },
    async read(token) {
      const secret = await secretOf(db);
      const options = { issuer, audience: issuer, algorithms: [algorithm], typ: 'at+jwt' };
      // An invalid token gives null, whatever the reason.
      const verified = await jwtVerify(token, secret, options).catch(() => null);
      const sid = verified?.payload.sid;
      return typeof sid === 'string' ? sid : null;
    },
  };
}
