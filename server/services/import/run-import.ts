import { type Kysely, sql } from 'kysely';
import { invariant } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { guessMap } from './guess-map.ts';
import {
  defaultOptions,
  findJob,
  type ImportJob,
  type ImportOptions,
  moveJob,
} from './job-store.ts';
import { listProblems } from './job-views.ts';
import { createJob, requestPlan, startRun } from './jobs.ts';
import { type Bytes, type Encoding, encodings } from './read-bytes.ts';
import { readFile } from './read-file.ts';
import { takeBeside } from './take-beside.ts';
import { type ImportParts, workOn } from './work.ts';

/** Content of the `--map` file: fields by column, and options. Missing columns are guessed. */
export interface MapFile {
  readonly columns?: Readonly<Record<string, string>>;
  readonly options?: Partial<ImportOptions>;
}

export interface ImportTools extends ImportParts {
  readonly signal: AbortSignal;
  readonly print: (text: string) => void;
  readonly onProgress: (text: string) => void;
}

interface GivenFile {
  /** Reads a picture at a path relative to the file; null if there is no readable one. */
  readonly beside?: (path: string) => Promise<Buffer | null>;
  readonly name: string;
  readonly size: number;
  readonly bytes: Bytes;
}

interface RunWishes extends MapFile {
  readonly encoding: string | null;
  /** Whether to end after the plan, which changes nothing. */
  readonly isDry: boolean;
}

/** Imports a file from the command line; returns whether no line was refused. */
export async function runImport(
  tools: ImportTools,
  file: GivenFile,
  { columns, options, encoding, isDry }: RunWishes,
): Promise<boolean> {
  const { db, print } = tools;
  const created = await createJob(db, {
    name: file.name,
    size: file.size,
    actorId: null,
    byCommand: true,
  });
  if (!created.ok) {
    print(`${file.name}: ${created.error.code} ${JSON.stringify(created.error.params ?? {})}`);
    return false;
  }
  const { id } = created.value;
  await setEncoding(db, id, encoding);
  await readFile(db, await jobOf(db, id), file.bytes);
  const read = await jobOf(db, id);
  if (read.state === 'failed') return failed(tools, read);
  const guess = guessMap(read.columns);
  const map = { ...guess.map, ...columns };
  print(`${read.lines} rows${read.encoding ? `, ${read.encoding}` : ''}`);
  for (const column of read.columns) print(`  ${column} -> ${map[column] || '(left out)'}`);
  if (file.beside && !isDry) await takeBeside(tools, read, map, file.beside);
  await requestPlan(db, read, map, { ...defaultOptions, ...guess.options, ...options });
  await workOn(tools, id, tools.signal);
  const planned = await jobOf(db, id);
  if (planned.state !== 'planned') return failed(tools, planned);
  const isClean = await printPlan(tools, planned);
  if (isDry) {
    await db.deleteFrom('import_jobs').where('id', '=', id).execute();
    return isClean;
  }
  await startRun(db, planned, planned.plan_hash ?? '', true);
  return (await run(tools, id)) && isClean;
}

async function jobOf(db: Kysely<Database>, id: number): Promise<ImportJob> {
  const job = await findJob(db, id);
  invariant(job, `There is no import ${id}.`);
  return job;
}

async function setEncoding(db: Kysely<Database>, id: number, wanted: string | null): Promise<void> {
  const encoding: Encoding | undefined = encodings.find((each) => each === wanted);
  await db
    .updateTable('import_jobs')
    .set({ state: 'read', ...(encoding && { encoding }) })
    .where('id', '=', id)
    .execute();
}

function failed({ print }: ImportTools, { name, error, state }: ImportJob): false {
  print(`${name}: ${error ?? state}`);
  return false;
}

async function printPlan({ db, print }: ImportTools, { id, counts }: ImportJob): Promise<boolean> {
  for (let after = 0; ; ) {
    const problems = await listProblems(db, id, after);
    for (const { line, column, value, code } of problems) {
      print(`line ${line ?? '-'}, ${column}: ${code}${value ? ` (${value})` : ''}`);
    }
    after += problems.length;
    if (problems.length === 0) break;
  }
  print(countsText(counts));
  return !counts.refused;
}

const countsText = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([action, n]) => `${action}: ${n}`)
    .join(', ');

async function run(tools: ImportTools, id: number): Promise<boolean> {
  const { db, onProgress, print } = tools;
  const start = Date.now();
  const timer = setInterval(() => void show().catch(() => undefined), 500);
  async function show() {
    const { rows } = await sql<{ done: number; total: number }>`
      SELECT done, total FROM import_jobs WHERE id = ${id}`.execute(db);
    const { done = 0, total = 0 } = rows[0] ?? {};
    const rate = done / ((Date.now() - start) / 1000);
    const left = rate > 0 ? Math.ceil((total - done) / rate) : 0;
    onProgress(`${done} of ${total}, ${Math.round(rate)} a second, ${left} s left`);
  }
  await workOn(tools, id, tools.signal);
  clearInterval(timer);
  const job = await jobOf(db, id);
  if (job.state === 'failed') return failed(tools, job);
  if (job.state === 'running') {
    await moveJob(db, id, ['running'], 'stopped');
    print('Stopped. Go on with it in the back office, or undo it there.');
    return false;
  }
  print(`${((Date.now() - start) / 1000).toFixed(1)} s. ${countsText(job.counts)}`);
  return job.state === 'done';
}
