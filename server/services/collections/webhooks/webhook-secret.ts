import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import { logChange } from '../log-change.ts';
import { readRow } from '../read-row.ts';
import { mayWrite } from '../rights.ts';
import { webhooks } from './webhooks.ts';

/** ms for which messages are signed with the secret before too. */
const overlap = 24 * 3_600_000;

/**
 * Gives an endpoint a new secret, which is shown this once. Signing needs the secret itself, so it is stored
 * and not hashed.
 */
export async function newWebhookSecret(
  db: Kysely<Database>,
  id: string,
  actor: Actor,
  now: Date,
): Promise<Result<{ secret: string }>> {
  if (actor.kind !== 'backoffice' || !mayWrite(webhooks, actor.scope)) return fail('forbidden');
  const secret = randomBytes(32);
  return inTransaction(db, async (step) => {
    const held = await readRow(step, webhooks, id, sql`FOR UPDATE`);
    if (!held) return fail('notFound');
    await step
      .updateTable('webhooks')
      .set({ former_secret: sql`secret`, secret })
      .set({ former_until: new Date(now.getTime() + overlap).toISOString() })
      .where('id', '=', id)
      .execute();
    await logChange(step, {
      collection: webhooks,
      actorId: actor.userId,
      id,
      action: 'change',
      before: { has_secret: held.values.has_secret ?? false },
      after: { has_secret: true },
    });
    return ok({ secret: `whsec_${secret.toString('base64')}` });
  });
}
