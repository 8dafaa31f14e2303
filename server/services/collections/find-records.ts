import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FoundRecord } from '#schemas/api/collection-work.ts';
import type { Json } from '#schemas/document/element.ts';
import type { Language } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import type { Collection } from './collection.ts';
import { searchCondition } from './conditions.ts';
import { expressionOf, idOf } from './expressions.ts';
import { titleText } from './read-titles.ts';

/** Maximum number of found records per collection. */
const shown = 5;

/** Maximum number of rows of a table that is searched without an index. */
const smallTable = 10_000;

/** Searches the collections that have an indexed search or few records, in one query. */
export async function findRecords(
  db: Kysely<Database>,
  collections: readonly Collection[],
  words: string,
  language: Language,
): Promise<FoundRecord[]> {
  const large = await readLargeTables(db);
  const parts = collections
    .filter(({ search, matches, table }) => matches ?? (search && !large.has(table)))
    .map((collection) => partOf(collection, words));
  if (parts.length === 0) return [];
  const { rows } = await sql<{
    readonly collection: string;
    readonly id: string;
    readonly title: Json;
  }>`${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  return rows.map(({ collection, id, title }) => ({
    collection,
    id,
    title: titleText(title, language) || id,
  }));
}

const partOf = (collection: Collection, words: string): RawBuilder<unknown> => sql`(
  SELECT ${collection.name} AS collection, ${idOf(collection)}::text AS id,
    to_jsonb(${expressionOf(collection, collection.title)}) AS title
  FROM ${sql.table(collection.table)}
  WHERE ${collection.only ?? sql`true`} AND ${searchCondition(collection, words)}
  LIMIT ${shown})`;

/** Uses the estimates of the database, which are cheap to read. */
async function readLargeTables(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace
      AND reltuples > ${smallTable}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
