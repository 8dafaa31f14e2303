import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Result } from '#schemas/result.ts';
import type { Actor } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import { giveSecret } from '../new-secret.ts';
import { webhooks } from './webhooks.ts';

/** ms during which messages are also signed with the previous secret. */
const overlap = 24 * 3_600_000;

/**
 * Gives an endpoint a new secret, which is shown only this once. Signing needs the secret itself, so it is
 * stored without hashing.
 */
export async function newWebhookSecret(
  db: Kysely<Database>,
  id: string,
  actor: Actor,
  now: Date,
): Promise<Result<{ secret: string }>> {
  const secret = randomBytes(32);
  const former_until = new Date(now.getTime() + overlap).toISOString();
  return giveSecret(db, webhooks, id, actor, {
    secret: `whsec_${secret.toString('base64')}`,
    shown: { has_secret: true },
    store: (step) =>
      step
        .updateTable('webhooks')
        .set({ former_secret: sql`secret`, secret, former_until })
        .where('id', '=', id)
        .execute(),
  });
}
