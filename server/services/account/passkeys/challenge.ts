import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { createToken, hashToken } from '../refresh-token.ts';

const kind = 'passkey';
/** Lifetime of a challenge in ms, for the dialog of the browser. */
const life = 10 * 60_000;

/**
 * Creates the challenge that a passkey signs; `userId` is null for a login, whose account is not known yet.
 */
export async function createChallenge(
  db: Kysely<Database>,
  userId: number | null,
  now: Date,
): Promise<string> {
  const challenge = createToken();
  await db
    .insertInto('tokens')
    .values({
      hash: hashToken(challenge),
      kind,
      user_id: userId,
      expires_at: new Date(now.getTime() + life).toISOString(),
    })
    .execute();
  return challenge;
}

/** Whether a challenge was created for this account, is unused and has not expired. */
export async function isOpenChallenge(
  db: Kysely<Database>,
  challenge: string,
  userId: number,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('tokens')
    .select('hash')
    .where('hash', '=', hashToken(challenge))
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the signed challenge once; null if it is unknown, used, expired or of another account. */
export async function takeChallenge(
  db: Kysely<Database>,
  clientDataJSON: string,
  userId: number | null,
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const taken = await db
    .deleteFrom('tokens')
    .where('hash', '=', hashToken(challenge))
    .where('kind', '=', kind)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now.toISOString())
    .returning('hash')
    .executeTakeFirst();
  return taken ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const isKnown = typeof data === 'object' && data !== null && 'challenge' in data;
    return isKnown && typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}
