import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { defaultLanguage, languages } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { type Additions, loadDictionary } from './dictionary.ts';
import { type Draft, readColumns } from './draft.ts';
import { type ImportJob, type ImportOptions, optionsOf, readRows } from './job-store.ts';
import { neededAdditions } from './needed-additions.ts';
import { checkPlan } from './plan-checks.ts';
import { readDrafts } from './read-drafts.ts';
import { type DecimalSign, decimalSignOf } from './read-value.ts';
import { slugText } from './slug-text.ts';
import { storePlanned } from './store-planned.ts';

const draftsAtOnce = 200;
/** Number of rows that are read to detect the decimal separator of a column. */
const sampleSize = 2_000;

/** Compares the file with the catalogue: finds records to create and to change, and lines to refuse. */
export async function planImport(db: Kysely<Database>, job: ImportJob): Promise<void> {
  const options = optionsOf(job);
  await db.deleteFrom('import_items').where('job_id', '=', job.id).execute();
  const dictionary = await loadDictionary(db, job.id, options.addsUnknown);
  const signs = await columnSigns(db, job, options);
  const columns = readColumns(job.columns, job.map, (at) => signs[at] ?? null);
  const rules = { columns, dictionary, separator: options.separator, width: job.columns.length };
  const skus = new Set<string>();
  let drafts: Draft[] = [];
  let number = 0;
  const flush = async () => {
    await storePlanned(
      db,
      job.id,
      drafts.map((draft, at) => plannedOf(draft, number + at)),
    );
    number += drafts.length;
    drafts = [];
  };
  for await (const draft of readDrafts(readRows(db, job.id), rules)) {
    checkSku(draft, skus, columns.find(({ target }) => target.name === 'sku')?.name ?? 'sku');
    drafts.push(draft);
    if (drafts.length === draftsAtOnce) await flush();
  }
  if (drafts.length > 0) await flush();
  await checkPlan(db, job.id, options);
  await finish(db, job, dictionary.additions);
}

async function columnSigns(
  db: Kysely<Database>,
  job: ImportJob,
  { decimal }: ImportOptions,
): Promise<readonly DecimalSign[]> {
  if (decimal !== 'auto') return job.columns.map(() => decimal);
  const { rows } = await sql<{ cells: readonly string[] }>`SELECT cells FROM import_rows
    WHERE job_id = ${job.id} ORDER BY line LIMIT ${sampleSize}`.execute(db);
  return job.columns.map((_, at) => decimalSignOf(rows.map(({ cells }) => cells[at] ?? '')));
}

function checkSku(draft: Draft, seen: Set<string>, column: string): void {
  const { sku, errors } = draft;
  if (errors.some(({ code }) => code === 'quotes')) return;
  if (sku === '') errors.push({ column, value: '', code: 'required' });
  else if (seen.has(sku)) errors.push({ column, value: sku, code: 'duplicateSku' });
  seen.add(sku);
}

/** Converts a draft to the form that `storePlanned` expects. */
function plannedOf(draft: Draft, number: number) {
  const { line, sku, parent, data, options, errors } = draft;
  const keys = Object.fromEntries([...options].map(([code, { key }]) => [code, key]));
  const own = parent === null ? data : { ...data, options: keys };
  if (parent !== null && options.size === 0) {
    errors.push({ column: 'option', value: '', code: 'optionMissing' });
  }
  const labels = [...options.values()].map(({ label }) => label).join(', ');
  return { number, line, sku, parent, data: own, errors, labels, slugs: slugsOf(draft) };
}

function slugsOf({ data, sku }: Draft): Record<string, string> {
  const names = (data.name ?? {}) as Record<string, string | null>;
  const wished = (data.slugs ?? {}) as Record<string, string | null>;
  const slugs = languages.flatMap((language) => {
    const text = wished[language] || slugText(names[language] ?? '');
    return text ? [[language, text] as const] : [];
  });
  return { [defaultLanguage]: slugText(sku) || 'x', ...Object.fromEntries(slugs) };
}

async function finish(db: Kysely<Database>, job: ImportJob, found: Additions): Promise<void> {
  const { rows } = await sql<{ action: string; n: number; hash: string }>`
    SELECT action, count(*)::int AS n,
      md5(string_agg(md5(number || sku || after::text), '' ORDER BY number)) AS hash
    FROM import_items WHERE job_id = ${job.id} GROUP BY action ORDER BY action`.execute(db);
  const counts = Object.fromEntries(rows.map(({ action, n }) => [action, n]));
  const additions = counts.refused ? await neededAdditions(db, job.id, found) : found;
  const hash = createHash('sha256').update(JSON.stringify([job.map, job.options, rows, additions]));
  const total =
    (counts.create ?? 0) + (counts.change ?? 0) + (counts.archive ?? 0) + additions.pictures.length;
  await db
    .updateTable('import_jobs')
    .set({
      state: 'planned',
      counts: JSON.stringify(counts),
      additions: JSON.stringify(additions),
      plan_hash: hash.digest('hex'),
      total,
      done: 0,
    })
    .where('id', '=', job.id)
    .where('state', '=', 'planning')
    .execute();
}
