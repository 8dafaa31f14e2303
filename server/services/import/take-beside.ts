import { sql } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { findOrAddMedia } from '../media/medium-rows.ts';
import { inTransaction } from '../transaction.ts';
import { type PictureParts, storePicture } from './import-pictures.ts';
import type { ImportJob } from './job-store.ts';
import { keepOwnPictures } from './own-pictures.ts';
import { addressIn } from './picture-address.ts';

/** Adds the pictures that the file's cells name, from the folder of the file, to the library. */
export async function takeBeside(
  parts: PictureParts,
  job: ImportJob,
  map: Readonly<Record<string, string>>,
  beside: (path: string) => Promise<Buffer | null>,
): Promise<void> {
  for (const name of await namesIn(parts, job, map)) {
    const bytes = addressIn(name) ? null : await beside(name);
    const taken = bytes && (await storePicture(parts.store, name, bytes));
    if (!taken || 'error' in taken) continue;
    const added = await inTransaction(parts.db, async (step) =>
      ok(await findOrAddMedia(step, [taken], {}, defaultLanguage)),
    );
    const [medium] = added.ok ? added.value : [];
    if (medium) await keepOwnPictures(parts.db, job, [{ source: name, key: medium.key }]);
  }
}

/** Returns the distinct names in the cells of picture columns. */
async function namesIn(
  { db }: PictureParts,
  { id, columns }: ImportJob,
  map: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const places = columns.flatMap((name, at) => (map[name] === 'pictures' ? [at + 1] : []));
  const { rows } = await sql<{ name: string }>`SELECT DISTINCT trim(name) AS name
    FROM import_rows, unnest(${places}::int[]) AS place,
      regexp_split_to_table(cells[place], '[|,;]') AS name
    WHERE job_id = ${id} AND trim(name) <> '' ORDER BY 1`.execute(db);
  return rows.map(({ name }) => name);
}
