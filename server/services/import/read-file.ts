import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type ImportJob, storedBytes, storeRows } from './job-store.ts';
import type { Bytes, Encoding } from './read-bytes.ts';
import { readTable } from './read-table.ts';
import { type TableRow, UnreadableFile } from './table.ts';

const rowsAtOnce = 1_000;

/** Reads the file of a job into rows, and returns what it found. A file that cannot be read fails the job. */
export async function readFile(
  db: Kysely<Database>,
  job: ImportJob,
  bytes: Bytes = storedBytes(db, job.id),
): Promise<void> {
  try {
    await storeFile(db, job, bytes);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await db
      .updateTable('import_jobs')
      .set({ state: 'failed', error: error.message.slice(0, 500) })
      .where('id', '=', job.id)
      .execute();
  }
}

async function storeFile(db: Kysely<Database>, job: ImportJob, bytes: Bytes): Promise<void> {
  await db.deleteFrom('import_rows').where('job_id', '=', job.id).execute();
  const table = await readTable(job.format, bytes, job.encoding as Encoding | null);
  const hash = createHash('sha256').update(table.columns.join('\n'));
  let rows: TableRow[] = [];
  let lines = 0;
  const flush = async () => {
    if (rows.length > 0) await storeRows(db, job.id, rows);
    lines += rows.length;
    rows = [];
  };
  for await (const row of table.rows) {
    hash.update(row.cells.join('\t'));
    rows.push(row);
    if (rows.length === rowsAtOnce) await flush();
  }
  await flush();
  if (lines === 0) throw new UnreadableFile('empty');
  await db
    .updateTable('import_jobs')
    .set({
      state: 'read',
      columns: table.columns,
      lines,
      encoding: table.encoding,
      file_hash: hash.digest('hex'),
    })
    .where('id', '=', job.id)
    .execute();
}
