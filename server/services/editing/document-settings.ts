import type { Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage, type LocalizedText } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { readEditDocument } from './edit-documents.ts';
import { documentId } from './page-publication.ts';
import { setSlugs } from './page-slugs.ts';

type Settings = EndpointInput<'document.settings'>;

/**
 * Changes settings that take effect for visitors at once. Shared elements have none; templates keep their
 * slug.
 */
export async function changeSettings(
  deps: ServiceDependencies,
  settings: Settings,
): Promise<Result<EditDocument>> {
  const { document, slugs } = settings;
  const page = documentId(document, 'page');
  const template = documentId(document, 'template');
  if (page === null && template === null) return fail('badRequest', { field: 'document' });
  if (page === null && slugs) return fail('badRequest', { field: 'slugs' });
  if (settings.title?.[defaultLanguage]?.trim() === '') return fail('required', { field: 'title' });
  const changed = await inTransaction(deps.db, (step) =>
    page === null
      ? changeTexts(step, 'templates', template ?? 0, settings)
      : changePage(step, deps, page, settings),
  );
  if (!changed.ok) return changed;
  await invalidate(deps, ['elements', 'pages', 'templates', 'options', document]);
  const edited = await readEditDocument(deps.db, document);
  return edited ? ok(edited) : fail('notFound');
}

async function changePage(
  step: Transaction<Database>,
  deps: ServiceDependencies,
  id: number,
  settings: Settings,
): Promise<Result<null>> {
  const texts = await changeTexts(step, 'pages', id, settings);
  if (!texts.ok || !settings.slugs) return texts;
  const { slugs: before } = await step
    .selectFrom('pages')
    .select('slugs')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return changeSlugs(step, deps, id, before, { ...before, ...settings.slugs });
}

export async function changeSlugs(
  step: Transaction<Database>,
  deps: ServiceDependencies,
  id: number,
  before: LocalizedText,
  slugs: LocalizedText,
): Promise<Result<null>> {
  const set = await setSlugs(step, deps, 'page', id, slugs);
  if (!set.ok) return set;
  const value = JSON.stringify(slugs);
  await step.updateTable('pages').set({ slugs: value }).where('id', '=', id).execute();
  // The option identifies the home page by its slug.
  await step
    .updateTable('options')
    .set({ value: JSON.stringify(slugs[defaultLanguage]) })
    .where('key', '=', 'HomePageSlug')
    .where('value', 'in', Object.values(before).map((slug) => JSON.stringify(slug)) as never)
    .execute();
  return ok(null);
}

async function changeTexts(
  step: Transaction<Database>,
  table: 'pages' | 'templates',
  id: number,
  { title, description }: Settings,
): Promise<Result<null>> {
  const row = await step
    .selectFrom(table)
    .select(['title', 'description', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return fail('notFound');
  await step
    .updateTable(table)
    .set({
      title: JSON.stringify({ ...row.title, ...title }),
      description: JSON.stringify({ ...row.description, ...description }),
      revision: row.revision + 1,
    })
    .where('id', '=', id)
    .execute();
  return ok(null);
}
