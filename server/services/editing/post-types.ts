import { sql } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { offsetOf, paginated, readPage } from '../paging.ts';
import { inTransaction } from '../transaction.ts';
import { advanceClock } from './clock.ts';

type Listed = EndpointOutput<'postType.filterStandard'>;
type PostType = EndpointOutput<'postType.create'>;

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly created_at: string;
}

const postTypeOf = ({ id, slug, title, created_at }: Row, language: Language): PostType => ({
  id,
  slug,
  title: localize(title, language),
  isTemplate: true,
  created_at,
});

export async function createPostType(
  deps: ServiceDependencies,
  { title, slug }: EndpointInput<'postType.create'>,
  language: Language,
): Promise<Result<PostType>> {
  if (title.trim() === '') return fail('required', { field: 'title' });
  const texts = JSON.stringify({ hr: title, [language]: title });
  const row = await deps.db
    .insertInto('templates')
    .values({ slug, title: texts, description: '{"hr":""}' })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug', 'title', 'created_at'])
    .executeTakeFirst();
  if (!row) return fail('slugTaken', { field: 'slug', params: { slug } });
  await invalidate(deps, ['templates']);
  return ok(postTypeOf(row, language));
}

export async function listPostTypes(
  { db }: ServiceDependencies,
  input: EndpointInput<'postType.filterStandard'>,
  language: Language,
): Promise<Listed> {
  const page = readPage(input);
  const words = input.keywords ?? '';
  const { rows } = await sql<Row & { total: number }>`
    SELECT id, slug, title, created_at, count(*) OVER () AS total FROM templates
    WHERE position(fold(${words}) IN fold(slug || ' ' ||
      coalesce(title ->> ${language}, title ->> 'hr'))) > 0 OR ${words} = ''
    ORDER BY slug LIMIT ${page.limit} OFFSET ${offsetOf(page)}`.execute(db);
  const types = rows.map((row) => postTypeOf(row, language));
  return paginated(types, rows[0]?.total ?? 0, page);
}

/** With everything on it. `conflict`: a screen of the site is drawn from it. */
export async function deletePostType(
  deps: ServiceDependencies,
  id: number,
): Promise<Result<{ done: true }>> {
  const deleted = await inTransaction(deps.db, async (step) => {
    await advanceClock(step);
    const row = await step
      .selectFrom('templates')
      .select('slug')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return fail('notFound');
    if (deps.screens?.isTemplate(row.slug)) return fail('conflict');
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
