import { sql } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { offsetOf, paginated, readPage } from '../paging.ts';
import { inTransaction } from '../transaction.ts';
import { advanceClock } from './clock.ts';
import { slugOf } from './page-slugs.ts';

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

export async function createPostType(
  deps: ServiceDependencies,
  { title, slug = slugOf(title) }: EndpointInput<'postType.create'>,
  language: Language,
): Promise<Result<PostType>> {
  if (title.trim() === '') return fail('required', { field: 'title' });
  if (!slugPattern.test(slug)) return fail('invalidValue', { field: 'slug' });
  const texts = JSON.stringify({ hr: title, [language]: title });
  const row = await deps.db
    .insertInto('templates')
    .values({ slug, title: texts, description: '{"hr":""}' })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug', 'title', 'created_at'])
    .executeTakeFirst();
  if (!row) return fail('slugTaken', { field: 'slug', params: { slug } });
  await invalidate(deps, ['templates']);
  return ok(postTypeOf(deps, row, language));
}

export async function listPostTypes(
  deps: ServiceDependencies,
  input: EndpointInput<'postType.filterStandard'>,
  language: Language,
): Promise<Listed> {
  const page = readPage(input);
  const words = input.keywords ?? '';
  const { rows } = await sql<Row & { total: number }>`
    SELECT id, slug, title, created_at, count(*) OVER () AS total FROM templates
    WHERE position(fold(${words}) IN fold(slug || ' ' ||
      coalesce(title ->> ${language}, title ->> 'hr'))) > 0 OR ${words} = ''
    ORDER BY slug LIMIT ${page.limit} OFFSET ${offsetOf(page)}`.execute(deps.db);
  const types = rows.map((row) => postTypeOf(deps, row, language));
  return paginated(types, rows[0]?.total ?? 0, page);
}

/** With everything on it. `templateInUse`: a screen of the site is drawn from it. */
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
