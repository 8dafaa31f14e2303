import { type Kysely, type Selectable, sql } from 'kysely';
import { ok } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../transaction.ts';
import type { TableRow } from './table.ts';

export type ImportJob = Selectable<Database['import_jobs']>;
export type JobState = ImportJob['state'];

export interface ImportOptions {
  /** Separates several categories, tags, values or pictures in a cell that has no `|`. */
  readonly separator: ',' | ';' | '|';
  /** The decimal separator; `auto` detects it for each column. */
  readonly decimal: 'auto' | '.' | ',';
  /** Whether unknown categories, tags, brands and attribute values are added; otherwise they are refused. */
  readonly addsUnknown: boolean;
  /** Whether products of the shop that are not in the file are archived. */
  readonly archivesMissing: boolean;
}

export const defaultOptions: ImportOptions = {
  separator: ',',
  decimal: 'auto',
  addsUnknown: true,
  archivesMissing: false,
};

export const optionsOf = (job: Pick<ImportJob, 'options'>): ImportOptions => ({
  ...defaultOptions,
  ...(job.options as Partial<ImportOptions>),
});

export const findJob = (db: Kysely<Database>, id: number): Promise<ImportJob | undefined> =>
  db.selectFrom('import_jobs').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Changes the state of the job if it is in one of the states `from`; returns whether it was. Waits for the
 * transaction that is writing products.
 */
export async function moveJob(
  db: Kysely<Database>,
  id: number,
  from: readonly JobState[],
  to: JobState,
): Promise<boolean> {
  const moved = await inTransaction(db, async (step) => {
    const { numUpdatedRows } = await step
      .updateTable('import_jobs')
      .set({ state: to })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst();
    return ok(numUpdatedRows > 0n);
  });
  return moved.ok && moved.value;
}

/** Number of rows per step: few, so that requests to the same process hardly wait. */
const rowsAtOnce = 100;

/** Reads the rows of the file from the beginning. */
export async function* readRows(db: Kysely<Database>, jobId: number): AsyncGenerator<TableRow> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<TableRow>`SELECT line, cells FROM import_rows
      WHERE job_id = ${jobId} AND line > ${after} ORDER BY line LIMIT ${rowsAtOnce}`.execute(db);
    yield* rows;
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.line ?? after;
  }
}

/** Stores rows of the file with one parameter. */
export async function storeRows(
  db: Kysely<Database>,
  jobId: number,
  rows: readonly TableRow[],
): Promise<void> {
  await sql`INSERT INTO import_rows (job_id, line, cells)
    SELECT ${jobId}, line, ARRAY(SELECT jsonb_array_elements_text(cells))
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (line integer, cells jsonb)`.execute(
    db,
  );
}

/** Reads the stored file piece by piece. */
export const storedBytes = (db: Kysely<Database>, jobId: number) =>
  async function* (): AsyncGenerator<Uint8Array> {
    for (let part = 0; ; part += 1) {
      const found = await db
        .selectFrom('import_parts')
        .select('bytes')
        .where('job_id', '=', jobId)
        .where('part', '=', part)
        .executeTakeFirst();
      if (!found) return;
      yield found.bytes;
    }
  };
