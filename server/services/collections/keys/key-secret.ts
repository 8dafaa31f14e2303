import { type Kysely, sql } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import { createKeySecret } from '../../account/key-authenticator.ts';
import { hashToken } from '../../account/refresh-token.ts';
import { inTransaction } from '../../transaction.ts';
import { logChange } from '../log-change.ts';
import { readRow } from '../read-row.ts';
import { mayWrite } from '../rights.ts';
import { apiKeys } from './api-keys.ts';

/** Gives a key a new secret, which is shown this once; the one before ends at once. */
export async function newKeySecret(
  db: Kysely<Database>,
  id: string,
  actor: Actor,
): Promise<Result<{ secret: string }>> {
  if (actor.kind !== 'backoffice' || !mayWrite(apiKeys, actor.scope)) return fail('forbidden');
  const secret = createKeySecret();
  const secret_end = secret.slice(-4);
  return inTransaction(db, async (step) => {
    const held = await readRow(step, apiKeys, id, sql`FOR UPDATE`);
    if (!held) return fail('notFound');
    await step
      .updateTable('api_keys')
      .set({ secret_hash: hashToken(secret), secret_end })
      .where('id', '=', id)
      .execute();
    await logChange(step, {
      collection: apiKeys,
      actorId: actor.userId,
      id,
      action: 'change',
      before: { secret_end: held.values.secret_end ?? null },
      after: { secret_end },
    });
    return ok({ secret });
  });
}
