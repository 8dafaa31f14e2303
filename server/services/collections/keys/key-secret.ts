import type { Kysely } from 'kysely';
import type { Result } from '#schemas/result.ts';
import type { Actor } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import { createKeySecret } from '../../account/key-authenticator.ts';
import { hashToken } from '../../account/refresh-token.ts';
import { giveSecret } from '../new-secret.ts';
import { apiKeys } from './api-keys.ts';

/** Gives a key a new secret, which is shown only this once; the previous one is revoked at once. */
export async function newKeySecret(
  db: Kysely<Database>,
  id: string,
  actor: Actor,
): Promise<Result<{ secret: string }>> {
  const secret = createKeySecret();
  const secret_end = secret.slice(-4);
  return giveSecret(db, apiKeys, id, actor, {
    secret,
    shown: { secret_end },
    store: (step) =>
      step
        .updateTable('api_keys')
        .set({ secret_hash: hashToken(secret), secret_end })
        .where('id', '=', id)
        .execute(),
  });
}
