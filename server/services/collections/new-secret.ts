import { type Kysely, sql, type Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../transaction.ts';
import type { Collection } from './collection.ts';
import { logChange } from './log-change.ts';
import { readRow } from './read-row.ts';
import { mayWrite } from './rights.ts';

interface NewSecret {
  /** The secret, which its owner sees only this once. */
  readonly secret: string;
  /** Fields of the record that identify the secret without revealing it. */
  readonly shown: JsonObject;
  readonly store: (step: Transaction<Database>) => Promise<unknown>;
}

/** Gives a record a new secret, if the caller may write the collection. */
export async function giveSecret(
  db: Kysely<Database>,
  collection: Collection,
  id: string,
  actor: Actor,
  { secret, shown, store }: NewSecret,
): Promise<Result<{ secret: string }>> {
  if (actor.kind !== 'backoffice' || !mayWrite(collection, actor.scope)) return fail('forbidden');
  const { userId: actorId } = actor;
  return inTransaction(db, async (step) => {
    const held = await readRow(step, collection, id, sql`FOR UPDATE`);
    if (!held) return fail('notFound');
    await store(step);
    const before = Object.fromEntries(
      Object.keys(shown).map((key) => [key, held.values[key] ?? null]),
    );
    await logChange(step, { collection, actorId, id, action: 'change', before, after: shown });
    return ok({ secret });
  });
}
