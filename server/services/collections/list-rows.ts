import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { RowsPage } from '#schemas/api/collections.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { Collection } from './collection.ts';
import { readShown, type Shown } from './conditions.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { expressionOf, idOf, selection } from './expressions.ts';
import { type StoredRow, toRow } from './rows.ts';

export interface ListInput extends Shown {
  readonly sort?: string;
  readonly after?: string;
  readonly before?: string;
  readonly size?: number;
}

const defaultSize = 50;
/** Counting stops at this number. */
const countLimit = 1000;

interface Order {
  readonly key: string;
  readonly by: RawBuilder<unknown>;
  readonly isDescending: boolean;
}

/** Reads one page of records. Pages follow a cursor, so that the last page costs as much as the first. */
export async function listRows(
  db: Kysely<Database>,
  collection: Collection,
  input: ListInput,
): Promise<Result<RowsPage>> {
  const order = readOrder(collection, input.sort ?? collection.sort);
  const conditions = readShown(collection, input);
  const cursor = readPosition(input);
  if (!conditions.ok) return conditions;
  if (!order) return fail('badRequest', { field: 'sort' });
  if (cursor === null) return fail('badRequest', { field: 'after' });
  const page = { order, size: input.size ?? defaultSize, isBack: input.before !== undefined };
  const [found, n] = await Promise.all([
    readRows(db, collection, conditions.value, { ...page, cursor }),
    countRows(db, collection, conditions.value),
  ]);
  return ok({ ...found, count: { n: Math.min(n, countLimit), capped: n > countLimit } });
}

/** Counts the records of each view. */
export async function countViews(
  db: Kysely<Database>,
  collection: Collection,
): Promise<{ key: string; n: number; capped: boolean }[]> {
  const only = collection.only ?? sql<boolean>`true`;
  const counts = Object.entries(collection.views ?? {}).map(async ([key, view]) => {
    const n = await countRows(db, collection, [only, view]);
    return { key, n: Math.min(n, countLimit), capped: n > countLimit };
  });
  return Promise.all(counts);
}

function readOrder(collection: Collection, sort: string): Order | null {
  const isDescending = sort.startsWith('-');
  const key = isDescending ? sort.slice(1) : sort;
  if (!Object.hasOwn(collection.fields, key) || !collection.fields[key]?.sortedBy) return null;
  return { key, by: expressionOf(collection, key), isDescending };
}

/** Returns the cursor of the input: undefined for the first page, null for an invalid text. */
function readPosition({ after, before }: ListInput): Cursor | null | undefined {
  const text = after ?? before;
  return text === undefined ? undefined : readCursor(text);
}

interface Page {
  readonly order: Order;
  readonly size: number;
  readonly cursor: Cursor | undefined;
  /** Reads the page that precedes the cursor. */
  readonly isBack: boolean;
}

type SortedRow = StoredRow & { readonly $sorted: string | null };

interface Direction {
  readonly by: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly isReversed: boolean;
}

/**
 * Conditions for the rows after a cursor, in parts that an index serves one after the other. Rows without a
 * value are last, in descending order first, as in the index; no comparison finds them.
 */
function partsAfter(
  cursor: Cursor | undefined,
  { by, id, isReversed }: Direction,
): readonly RawBuilder<boolean>[] {
  if (!cursor) return [sql`true`];
  const { value } = cursor;
  if (isReversed) {
    return value === null
      ? [sql`${by} IS NULL AND ${id} < ${cursor.id}`, sql`${by} IS NOT NULL`]
      : [sql`(${by}, ${id}) < (${value}, ${cursor.id})`];
  }
  return value === null
    ? [sql`${by} IS NULL AND ${id} > ${cursor.id}`]
    : [sql`(${by}, ${id}) > (${value}, ${cursor.id})`, sql`${by} IS NULL`];
}

async function readRows(
  db: Kysely<Database>,
  collection: Collection,
  conditions: readonly RawBuilder<boolean>[],
  { order, size, cursor, isBack }: Page,
): Promise<Pick<RowsPage, 'rows' | 'next' | 'previous'>> {
  const id = idOf(collection);
  const isReversed = order.isDescending !== isBack;
  const direction = isReversed ? sql`DESC` : sql`ASC`;
  const rows: SortedRow[] = [];
  for (const part of partsAfter(cursor, { by: order.by, id, isReversed })) {
    const missing = size + 1 - rows.length;
    if (missing === 0) break;
    const found = await sql<SortedRow>`
      SELECT ${selection(collection, Object.keys(collection.fields))}, ${order.by}::text AS "$sorted"
      FROM ${sql.table(collection.table)}
      WHERE ${sql.join([...conditions, part], sql` AND `)}
      ORDER BY ${order.by} ${direction}, ${id} ${direction}
      LIMIT ${missing}`.execute(db);
    rows.push(...found.rows);
  }
  const shown = rows.slice(0, size);
  if (isBack) shown.reverse();
  const hasMore = rows.length > size;
  const at = (row: (typeof rows)[number] | undefined) =>
    row ? writeCursor({ value: row.$sorted, id: row.$id }) : null;
  return {
    rows: shown.map(toRow),
    next: hasMore || isBack ? at(shown.at(-1)) : null,
    previous: (isBack ? hasMore : cursor !== undefined) ? at(shown[0]) : null,
  };
}

async function countRows(
  db: Kysely<Database>,
  collection: Collection,
  conditions: readonly RawBuilder<boolean>[],
): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    SELECT count(*)::int AS n FROM (
      SELECT 1 FROM ${sql.table(collection.table)}
      WHERE ${sql.join(conditions, sql` AND `)} LIMIT ${countLimit + 1}
    ) AS counted`.execute(db);
  return rows[0]?.n ?? 0;
}
