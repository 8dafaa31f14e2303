import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/schema.ts';
import { applyChunk } from './apply.ts';
import { findJob } from './job-store.ts';
import { planImport } from './plan.ts';
import { readFile } from './read-file.ts';
import { undoChunk } from './undo.ts';

/** Works on imports that wait for it; a crash before the end leaves them waiting. */
export async function workOnImports(
  deps: { readonly db: Kysely<Database>; readonly logger: Logger },
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps;
  const waiting = await db
    .selectFrom('import_jobs')
    .select('id')
    .where('state', 'in', ['reading', 'planning', 'running', 'undoing'])
    .where('by_command', '=', false)
    .orderBy('id')
    .execute();
  for (const { id } of waiting) if (!signal.aborted) await workOn(deps, id, signal);
}

/** Does what the state of a job asks for; a failure is kept with the job. */
export async function workOn(
  { db, logger }: { readonly db: Kysely<Database>; readonly logger: Logger },
  id: number,
  signal: AbortSignal,
): Promise<void> {
  const job = await findJob(db, id);
  if (!job) return;
  try {
    if (job.state === 'reading') await readFile(db, job);
    else if (job.state === 'planning') await planImport(db, job);
    else if (job.state === 'running') await untilEnd(() => applyChunk(db, id), signal);
    else if (job.state === 'undoing') await untilEnd(() => undoChunk(db, id), signal);
  } catch (error) {
    logger.error({ err: error, importId: id }, 'an import failed');
    await db
      .updateTable('import_jobs')
      .set({ state: 'failed', error: error instanceof Error ? error.message.slice(0, 500) : '' })
      .where('id', '=', id)
      .execute();
  }
}

async function untilEnd(chunk: () => Promise<string>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await chunk()) === 'more');
}
