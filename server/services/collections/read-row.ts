import { type Kysely, sql } from 'kysely';
import type { CollectionChange } from '#schemas/api/collections.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { furtherLanguages } from '#schemas/entities/localized-texts.ts';
import type { Database } from '../../db/schema.ts';
import { type Collection, loggedNames } from './collection.ts';
import { idOf, selection } from './expressions.ts';
import { type StoredRow, toRow } from './rows.ts';

/** Number of changes in the history of a record. */
const shownChanges = 50;

export async function readRow(
  db: Kysely<Database>,
  collection: Collection,
  id: string,
  lock = sql``,
): Promise<CollectionRow | null> {
  const { rows } = await sql<StoredRow>`
    SELECT ${selection(collection, Object.keys(collection.fields))},
      (SELECT coalesce(jsonb_agg(jsonb_build_object('path', path, 'language', language,
          'original', original) ORDER BY path, language), '[]') FROM outdated_translations
        WHERE record_table = ${collection.table} AND record_id = ${idOf(collection)}::text
          AND language = ANY (${furtherLanguages}::text[])) AS "$outdated"
    FROM ${sql.table(collection.table)}
    WHERE ${idOf(collection)} = ${id} AND ${collection.only ?? sql`true`} ${lock}`.execute(db);
  return rows[0] ? toRow(rows[0]) : null;
}

/** The latest changes of a record, newest first. */
export async function readChanges(
  db: Kysely<Database>,
  collection: Collection,
  id: string,
): Promise<CollectionChange[]> {
  const rows = await db
    .selectFrom('changes')
    .leftJoin('users', 'users.id', 'changes.actor_id')
    .select(['changes.id', 'at', 'actor_id', 'email', 'action', 'before', 'after'])
    .where('collection', 'in', loggedNames(collection))
    .where('record_id', '=', id)
    .orderBy('changes.id', 'desc')
    .limit(shownChanges)
    .execute();
  return rows.map(({ id: change, at, actor_id: actorId, email, action, before, after }) => ({
    id: String(change),
    at,
    actor: { id: actorId, email },
    action,
    before: before as CollectionChange['before'],
    after: after as CollectionChange['after'],
  }));
}
