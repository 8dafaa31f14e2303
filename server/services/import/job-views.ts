import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type {
  ImportAction,
  ImportJobView,
  ImportProblem,
  ImportSummary,
} from '#schemas/entities/import-job.ts';
import type { Database } from '../../db/schema.ts';
import { guessMap } from './guess-map.ts';
import { defaultOptions, type ImportJob } from './job-store.ts';

const jobsShown = 50;
const rowsShown = 100;
const sampleRows = 5;

type SummaryRow = Omit<ImportJob, 'map' | 'options' | 'additions'> & {
  readonly email: string | null;
};

export async function listJobs(db: Kysely<Database>): Promise<ImportSummary[]> {
  const rows = await db
    .selectFrom('import_jobs as j')
    .leftJoin('users as u', 'u.id', 'j.actor_id')
    .selectAll('j')
    .select('u.email')
    .orderBy('j.id', 'desc')
    .limit(jobsShown)
    .execute();
  return rows.map(toSummary);
}

const toSummary = (row: SummaryRow): ImportSummary => ({
  id: row.id,
  name: row.name,
  state: row.state,
  actor: row.email,
  lines: row.lines,
  counts: row.counts,
  total: row.total,
  done: row.done,
  error: row.error,
  createdAt: row.created_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
});

export async function viewJob(db: Kysely<Database>, job: ImportJob): Promise<ImportJobView> {
  const [staff, sample, known] = await Promise.all([
    db
      .selectFrom('users')
      .select('email')
      .where('id', '=', job.actor_id ?? 0)
      .executeTakeFirst(),
    db
      .selectFrom('import_rows')
      .select('cells')
      .where('job_id', '=', job.id)
      .orderBy('line')
      .limit(sampleRows)
      .execute(),
    knownMap(db, job),
  ]);
  const additions = Object.entries(job.additions).map(([key, list]) => [
    key,
    Array.isArray(list) ? list.length : 0,
  ]);
  return {
    ...toSummary({ ...job, email: staff?.email ?? null }),
    columns: [...job.columns],
    encoding: job.encoding,
    ...known,
    hash: job.plan_hash,
    sample: sample.map(({ cells }) => cells.map((cell) => cell.slice(0, 200))),
    additions: Object.fromEntries(additions),
  };
}

/**
 * Returns the mapping of the plan; without a plan, that of the last file with the same headings, else a
 * guess.
 */
async function knownMap(db: Kysely<Database>, job: ImportJob) {
  if (Object.keys(job.map).length > 0) {
    return { preset: null, map: job.map, options: { ...defaultOptions, ...job.options } };
  }
  const saved = await db
    .selectFrom('import_mappings')
    .select(['map', 'options'])
    .where('header_hash', '=', headerHash(job.columns))
    .executeTakeFirst();
  if (saved) {
    return { preset: 'saved', map: saved.map, options: { ...defaultOptions, ...saved.options } };
  }
  const { preset, map, options } = guessMap(job.columns);
  return { preset, map, options: { ...defaultOptions, ...options } };
}

export const headerHash = (columns: readonly string[]): string =>
  createHash('sha256').update(columns.join('\n')).digest('hex');

export async function listProblems(
  db: Kysely<Database>,
  jobId: number,
  after: number,
): Promise<ImportProblem[]> {
  const { rows } = await sql<ImportProblem>`
    SELECT i.line, i.sku, e ->> 'column' AS column, e ->> 'value' AS value, e ->> 'code' AS code
    FROM import_items i CROSS JOIN LATERAL jsonb_array_elements(i.errors) WITH ORDINALITY AS x (e, at)
    WHERE i.job_id = ${jobId} AND i.errors <> '[]' ORDER BY i.number, x.at
    LIMIT ${rowsShown} OFFSET ${after}`.execute(db);
  return rows;
}

export interface ChangeRow {
  readonly line: number | null;
  readonly sku: string;
  readonly action: ImportAction;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

export async function listChanges(
  db: Kysely<Database>,
  jobId: number,
  after: number,
  action: ImportAction | null,
): Promise<ChangeRow[]> {
  const actions = action ? [action] : (['create', 'change', 'archive'] as const);
  return db
    .selectFrom('import_items')
    .select(['line', 'sku', 'action', 'before', 'after'])
    .where('job_id', '=', jobId)
    .where('action', 'in', actions)
    .orderBy('number')
    .limit(rowsShown)
    .offset(after)
    .execute();
}
