import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import pino from 'pino';
import { invariant } from '#schemas/result.ts';
import type { Database } from '../db/schema.ts';
import { localFiles } from '../media/local-files.ts';
import { createMediaStore, type MediaStore } from '../media/media-store.ts';
import { guessMap } from '../services/import/guess-map.ts';
import {
  defaultOptions,
  findJob,
  type ImportJob,
  type ImportOptions,
} from '../services/import/job-store.ts';
import { createJob, requestPlan, startRun } from '../services/import/jobs.ts';
import { readFile } from '../services/import/read-file.ts';
import { workOn } from '../services/import/work.ts';

/** Creates a store for imports without pictures, which write nothing to it. */
const emptyStore = () => createMediaStore(localFiles(join(tmpdir(), 'izlog-no-pictures')));

type Wishes = Partial<ImportOptions> & { readonly map?: Record<string, string> };

/** Imports files into a database, without HTTP. */
export function createImporter(db: Kysely<Database>, store: MediaStore = emptyStore()) {
  const logger = pino({ level: 'silent' });
  const work = (id: number): Promise<void> =>
    workOn({ db, store, logger, toLoopback: true }, id, new AbortController().signal);

  async function job(id: number): Promise<ImportJob> {
    const found = await findJob(db, id);
    invariant(found, `There is no import ${id}.`);
    return found;
  }

  /** Reads the file and returns its job, with the state `failed` if it cannot be read. */
  async function read(file: string | Uint8Array, name = 'products.csv'): Promise<ImportJob> {
    const bytes = typeof file === 'string' ? Buffer.from(file) : file;
    const created = await createJob(db, { name, size: bytes.length, actorId: null });
    invariant(created.ok, `${name} is refused.`);
    await readFile(db, await job(created.value.id), async function* () {
      yield bytes;
    });
    return job(created.value.id);
  }

  /** Plans an import with the mapping that the headings suggest. */
  async function plan(
    file: string | Uint8Array,
    wishes: Wishes = {},
    name?: string,
  ): Promise<ImportJob> {
    const found = await read(file, name);
    invariant(found.state === 'read', found.error ?? found.state);
    const { map, ...options } = wishes;
    const guess = guessMap(found.columns);
    await requestPlan(
      db,
      found,
      { ...guess.map, ...map },
      { ...defaultOptions, ...guess.options, ...options },
    );
    await work(found.id);
    return job(found.id);
  }

  /** Runs the plan to its end. */
  async function run({ id }: { readonly id: number }): Promise<ImportJob> {
    const found = await job(id);
    const started = await startRun(db, found, found.plan_hash ?? '');
    invariant(started.ok, 'not started');
    await work(id);
    return job(id);
  }

  async function problems(id: number) {
    const rows = await db
      .selectFrom('import_items')
      .select(['line', 'errors'])
      .where('job_id', '=', id)
      .orderBy('number')
      .execute();
    return rows.flatMap(({ line, errors }) =>
      errors.map(({ code, column, value }) => [line, column, value, code]),
    );
  }

  const product = (sku: string) =>
    db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirst();

  return { work, job, read, plan, run, problems, product };
}
