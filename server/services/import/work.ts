import type { Logger } from 'pino';
import { applyChunk, type ChunkEnd, finishRun } from './apply.ts';
import { importPictures, type PictureParts } from './import-pictures.ts';
import { findJob } from './job-store.ts';
import { planImport } from './plan.ts';
import { readFile } from './read-file.ts';
import { settlePictures } from './settle-pictures.ts';
import { undoChunk } from './undo.ts';

/** Dependencies of the work on imports. */
export interface ImportParts extends PictureParts {
  readonly logger: Logger;
}

/** Processes waiting imports; after a crash they are still waiting. */
export async function workOnImports(deps: ImportParts, signal: AbortSignal): Promise<void> {
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

/** Runs what the state of a job requires; a failure is stored with the job. */
export async function workOn(deps: ImportParts, id: number, signal: AbortSignal): Promise<void> {
  const { db, logger } = deps;
  const job = await findJob(db, id);
  if (!job) return;
  try {
    if (job.state === 'reading') await readFile(db, job);
    else if (job.state === 'planning') await planImport(db, job);
    else if (job.state === 'running') await inTurn(runSteps(deps, id, signal), signal);
    else if (job.state === 'undoing') await inTurn(undoSteps(deps, id), signal);
  } catch (error) {
    logger.error({ err: error, importId: id }, 'an import failed');
    await db
      .updateTable('import_jobs')
      .set({ state: 'failed', error: error instanceof Error ? error.message.slice(0, 500) : '' })
      .where('id', '=', id)
      .execute();
  }
}

type Step = () => Promise<ChunkEnd>;

/** Pictures come after all products, because other servers may be slow. */
const runSteps = (deps: ImportParts, id: number, signal: AbortSignal): readonly Step[] => [
  () => applyChunk(deps.db, id),
  () => importPictures(deps, id, signal),
  () => settlePictures(deps.db, id, 'running'),
  () => finishRun(deps.db, id),
];

const undoSteps = ({ db }: ImportParts, id: number): readonly Step[] => [
  () => settlePictures(db, id, 'undoing'),
  () => undoChunk(db, id),
];

async function inTurn(steps: readonly Step[], signal: AbortSignal): Promise<void> {
  for (const step of steps) if ((await untilEnd(step, signal)) !== 'finished') return;
}

async function untilEnd(step: Step, signal: AbortSignal): Promise<ChunkEnd> {
  let end: ChunkEnd = 'more';
  while (end === 'more' && !signal.aborted) end = await step();
  return end;
}
