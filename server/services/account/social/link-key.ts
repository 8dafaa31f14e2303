import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import { secretOf } from '../secret.ts';

/**
 * Proves that a link to a provider was started on the profile of this session. Another site that sends the
 * customer to the start does not know it, so it cannot link its own login to the account.
 */
export async function linkKey(db: Kysely<Database>, sessionId: string): Promise<string> {
  const secret = await secretOf(db);
  return createHmac('sha256', secret).update(`link:${sessionId}`).digest('base64url');
}

export async function isLinkKey(
  db: Kysely<Database>,
  actor: Actor,
  given: string,
): Promise<boolean> {
  if (actor.kind !== 'customer') return false;
  const [sent, right] = [Buffer.from(given), Buffer.from(await linkKey(db, actor.sessionId))];
  return sent.length === right.length && timingSafeEqual(sent, right);
}
