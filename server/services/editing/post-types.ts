import { sql, type Transaction } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import {
  defaultLanguage,
  type Language,
  type LocalizedText,
  languages,
  localize,
} from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import type { Database } from '../../db/schema.ts';
import { currentNodes, readStored } from '../content/stored-nodes.ts';
import { noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { offsetOf, paginated, readPage } from '../paging.ts';
import { inTransaction } from '../transaction.ts';
import { backofficeActor } from './actor.ts';
import { advanceClock } from './clock.ts';
import { copyDocument, storeCopies } from './copy-document.ts';
import { readEditDocument } from './edit-documents.ts';
import { documentId } from './page-publication.ts';
import { slugOf } from './page-slugs.ts';
import { readUserName } from './presence.ts';
import { hasError, problemError } from './problem.ts';
import { publishNodes, readDraft } from './publish.ts';

type Listed = EndpointOutput<'postType.filterStandard'>;
type PostType = EndpointOutput<'postType.create'>;

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly created_at: string;
}

type Screens = Pick<ServiceDependencies, 'screens'>;

const isScreen = ({ screens }: Screens, slug: string) => screens?.isTemplate(slug) === true;

const postTypeOf = (
  deps: Screens,
  { id, slug, title, created_at }: Row,
  language: Language,
): PostType => ({
  id,
  slug,
  title: localize(title, language),
  isTemplate: true,
  isScreen: isScreen(deps, slug),
  created_at,
});

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Creates a template. With `from`, it starts with that page's elements and must pass the publishing checks.
 */
export async function createPostType(
  deps: ServiceDependencies,
  { title, slug, from }: EndpointInput<'postType.create'>,
  { actor, language, now }: CallContext,
): Promise<Result<PostType>> {
  if (title.trim() === '') return fail('required', { field: 'title' });
  if (slug !== undefined && !slugPattern.test(slug)) return fail('invalidValue', { field: 'slug' });
  const { userId } = backofficeActor(actor);
  const created = await inTransaction(deps.db, async (step) => {
    const made = await insertTemplate(step, deps, { title, slug }, language);
    if (!made.ok || from === undefined) return made;
    const filled = await fillTemplate(step, deps, made.value.id, from, userId, now);
    return filled.ok ? made : filled;
  });
  if (!created.ok) return created;
  await invalidate(deps, ['templates', ...(from === undefined ? [] : ['elements'])]);
  return ok(postTypeOf(deps, created.value, language));
}

/** A given slug is used unchanged; one made from the title gets a number if it is taken. */
async function insertTemplate(
  step: Transaction<Database>,
  deps: Screens,
  { title, slug }: { readonly title: string; readonly slug: string | undefined },
  language: Language,
): Promise<Result<Row>> {
  const texts = JSON.stringify({ [defaultLanguage]: title, [language]: title });
  const description = JSON.stringify({ [defaultLanguage]: '' });
  const wanted = slug ?? (await freeSlug(step, deps, slugOf(title)));
  const row = await step
    .insertInto('templates')
    .values({ slug: wanted, title: texts, description })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug', 'title', 'created_at'])
    .executeTakeFirst();
  return row ? ok(row) : fail('slugTaken', { field: 'slug', params: { slug: wanted } });
}

async function freeSlug(
  step: Transaction<Database>,
  deps: Screens,
  wanted: string,
): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM templates WHERE slug LIKE ${`${wanted}%`}`.execute(step);
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug) && !isScreen(deps, slug)) return slug;
  }
}

/** Publishes the draft elements of a page as the elements of the template. */
async function fillTemplate(
  step: Transaction<Database>,
  { blocks = noBlocks }: ServiceDependencies,
  id: number,
  from: DocumentKey,
  userId: number,
  now: Date,
): Promise<Result<null>> {
  if (documentId(from, 'page') === null || !(await readEditDocument(step, from))) {
    return fail('notFound', { field: 'from' });
  }
  const document: DocumentKey = `template:${id}`;
  const page = currentNodes(await readStored(step, [from]), [from]);
  const revision = await advanceClock(step);
  await storeCopies(step, copyDocument([...page.values()], document, blocks, revision), userId);
  // Unpublished shared elements are published too, as when a page is published.
  const draft = await readDraft(step, document);
  const author = await readUserName(step, userId);
  const job = { document, languages, ...draft, note: '', userId, author };
  const problems = await publishNodes(step, blocks, job, now);
  if (!problems.ok) return problems;
  const [first] = problems.value;
  return first && hasError([first]) ? problemError(first) : ok(null);
}

export async function listPostTypes(
  deps: ServiceDependencies,
  input: EndpointInput<'postType.filterStandard'>,
  language: Language,
): Promise<Listed> {
  const page = readPage(input);
  const keywords = input.keywords ?? '';
  const { rows } = await sql<Row & { total: number }>`
    SELECT id, slug, title, created_at, count(*) OVER () AS total FROM templates
    WHERE position(fold(${keywords}) IN fold(slug || ' ' ||
      coalesce(title ->> ${language}, title ->> ${defaultLanguageSql}))) > 0 OR ${keywords} = ''
    ORDER BY slug LIMIT ${page.limit} OFFSET ${offsetOf(page)}`.execute(deps.db);
  const types = rows.map((row) => postTypeOf(deps, row, language));
  return paginated(types, rows[0]?.total ?? 0, page);
}

/** Deletes a template with its elements. `templateInUse`: a screen of the site is rendered from it. */
export async function deletePostType(
  deps: ServiceDependencies,
  id: number,
  language: Language,
): Promise<Result<{ done: true }>> {
  const deleted = await inTransaction(deps.db, async (step) => {
    await advanceClock(step);
    const row = await step
      .selectFrom('templates')
      .select(['slug', 'title'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return fail('notFound');
    if (isScreen(deps, row.slug)) {
      return fail('templateInUse', { params: { title: localize(row.title, language) } });
    }
    const document = `template:${id}`;
    for (const table of ['elements', 'draft_nodes', 'revisions', 'publications'] as const) {
      await step.deleteFrom(table).where('document', '=', document).execute();
    }
    await step.deleteFrom('templates').where('id', '=', id).execute();
    return ok(row.slug);
  });
  if (!deleted.ok) return deleted;
  await invalidate(deps, ['templates', 'elements', `template:${deleted.value}`]);
  return ok({ done: true });
}
