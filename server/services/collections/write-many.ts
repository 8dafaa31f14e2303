import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { WriteManyInput, WrittenMany } from '#schemas/api/collection-work.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import type { Language } from '#schemas/languages.ts';
import { type AppError, fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { Collection } from './collection.ts';
import { readShown } from './conditions.ts';
import { idOf, selection } from './expressions.ts';
import { inOperation } from './log-change.ts';
import { titleText } from './read-titles.ts';
import { type StoredRow, toRow } from './rows.ts';
import type { Writer } from './writer.ts';

interface Parts {
  readonly db: Kysely<Database>;
  readonly collection: Collection;
  readonly writer: Writer;
  readonly language: Language;
}

/** Maximum number of records per call, so that no call takes long; the caller continues at `next`. */
const most = 200;

/**
 * Changes or deletes the chosen records, or all that a list shows. Each is written on its own, so a refused
 * one does not stop the others.
 */
export async function writeMany(
  { db, collection, writer, language }: Parts,
  { operation, values, ...input }: WriteManyInput,
): Promise<Result<WrittenMany>> {
  const chosen = chosenBy(collection, input);
  if (!chosen.ok) return chosen;
  const rows = await readChosen(db, collection, chosen.value);
  const refused: WrittenMany['refused'][number][] = [];
  for (const row of rows.slice(0, most)) {
    const written = await inOperation(
      { id: operation },
      (): Promise<Result<unknown>> => (values ? writer.change(row, values) : writer.remove(row)),
    );
    if (!written.ok) refused.push(refusal(collection, row, written.error, language));
  }
  const done = Math.min(rows.length, most) - refused.length;
  const next = rows.length > most ? (rows[most - 1]?.id ?? null) : null;
  return ok({ done, refused, next });
}

function chosenBy(
  collection: Collection,
  { ids, all, after }: Pick<WriteManyInput, 'ids' | 'all' | 'after'>,
): Result<RawBuilder<boolean>[]> {
  const id = idOf(collection);
  const rest = after === undefined ? [] : [sql<boolean>`${id} > ${after}`];
  if (ids) {
    const only = collection.only ?? sql<boolean>`true`;
    return ok([only, ...rest, sql<boolean>`${id} = ANY(${[...ids]})`]);
  }
  if (!all) return fail('badRequest', { field: 'ids' });
  const conditions = readShown(collection, all);
  return conditions.ok ? ok([...rest, ...conditions.value]) : conditions;
}

async function readChosen(
  db: Kysely<Database>,
  collection: Collection,
  conditions: readonly RawBuilder<boolean>[],
): Promise<CollectionRow[]> {
  const { rows } = await sql<StoredRow>`
    SELECT ${selection(collection, [collection.title])} FROM ${sql.table(collection.table)}
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${idOf(collection)} LIMIT ${most + 1}`.execute(db);
  return rows.map(toRow);
}

export function refusal(
  { title }: Collection,
  { id, values }: Pick<CollectionRow, 'id' | 'values'>,
  { code, params, field }: AppError,
  language: Language,
): WrittenMany['refused'][number] {
  return {
    id,
    title: titleText(values[title], language) || id,
    reason: String(params?.reason ?? code),
    ...(field && { field }),
    ...(params?.other !== undefined && { other: String(params.other) }),
  };
}
