import { type Kysely, sql } from 'kysely';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import type { Collection } from '../collection.ts';
import { logChange } from '../log-change.ts';
import { readRow } from '../read-row.ts';
import { outdatedChoice, translationsKey } from './translations-field.ts';

interface Confirmed {
  readonly id: string;
  /** Revision that the caller has read, with the original text that the translation matches. */
  readonly revision: string;
  readonly path: string;
  readonly language: string;
}

/** Marks a translation as up to date without changing its text; logged like a change. */
export async function confirmTranslation(
  db: Kysely<Database>,
  collection: Collection,
  actorId: number,
  { id, revision, path, language }: Confirmed,
): Promise<Result<CollectionRow>> {
  return inTransaction(db, async (step) => {
    const held = await readRow(step, collection, id, sql`FOR NO KEY UPDATE`);
    if (!held) return fail('notFound');
    if (held.revision !== revision) return fail('conflict', { params: { reason: 'changed' } });
    const { outdated = [] } = held;
    const found = outdated.find((each) => each.path === path && each.language === language);
    if (!found) return ok(held);
    await step
      .deleteFrom('outdated_translations')
      .where('record_table', '=', collection.table)
      .where('record_id', '=', id)
      .where('path', '=', path)
      .where('language', '=', language)
      .execute();
    const before = { [translationsKey]: [outdatedChoice(language)] };
    await logChange(step, { collection, actorId, id, action: 'change', before, after: {} });
    return ok({ ...held, outdated: outdated.filter((each) => each !== found) });
  });
}
