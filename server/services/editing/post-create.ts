import { sql, type Transaction } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { openPlaceholders } from '#schemas/editing/placeholders.ts';
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
import type { Database } from '../../db/schema.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { publishedNodes, readStored } from '../content/stored-nodes.ts';
import { type BlockRules, noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { backofficeActor } from './actor.ts';
import { advanceClock } from './clock.ts';
import { copyDocument, storeCopies } from './copy-document.ts';
import { saveElements } from './element-store.ts';
import { knownBlock } from './node-options.ts';
import { freeSlug, setSlugs, slugOf } from './page-slugs.ts';

type Input = EndpointInput<'post.create'>;
type Created = EndpointOutput<'post.create'>;

/** Creates a page or post. It is unpublished unless `published_at` is given. */
export async function createPost(
  deps: ServiceDependencies,
  input: Input,
  { actor, language }: CallContext,
): Promise<Result<Created>> {
  const { userId } = backofficeActor(actor);
  const { postType = 'page', title } = input;
  if (postType !== 'page' && postType !== 'post') return fail('badRequest', { field: 'postType' });
  if (title.trim() === '') return fail('required', { field: 'title' });
  const created = await inTransaction(deps.db, async (step) => {
    const slugs = await slugsFor(step, deps, input, language);
    const id = await (postType === 'page'
      ? insertPage(step, input, slugs, language)
      : insertPost(step, input, slugs, language));
    if (!id.ok) return id;
    const set = await setSlugs(step, deps, postType, id.value, slugs);
    if (!set.ok) return set;
    const filled = await copyTemplate(step, deps.blocks ?? noBlocks, id.value, input, userId);
    return filled.ok ? ok({ id: id.value, slug: localize(slugs, language) }) : filled;
  });
  if (!created.ok) return created;
  await invalidate(deps, ['pages', 'posts', 'terms']);
  return ok({ ...created.value, title, postType });
}

/** Given slugs are used unchanged; one made from the title gets a number if it is taken. */
async function slugsFor(
  step: Transaction<Database>,
  deps: ServiceDependencies,
  { slug, slugs = {}, title }: Input,
  language: Language,
): Promise<LocalizedText> {
  const own =
    slug ??
    slugs[language] ??
    slugs[defaultLanguage] ??
    (await freeSlug(step, deps, slugOf(title)));
  return { ...slugs, [language]: own, [defaultLanguage]: slugs[defaultLanguage] ?? own };
}

const texts = (text: string, language: Language) =>
  JSON.stringify({ [defaultLanguage]: text, [language]: text });

async function insertPage(
  step: Transaction<Database>,
  { title, description = '', published_at = null }: Input,
  slugs: LocalizedText,
  language: Language,
): Promise<Result<number>> {
  const { id } = await step
    .insertInto('pages')
    .values({
      slugs: JSON.stringify(slugs),
      title: texts(title, language),
      description: texts(description, language),
      languages: published_at === null ? [] : languages,
      published_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return ok(id);
}

async function insertPost(
  step: Transaction<Database>,
  input: Input,
  slugs: LocalizedText,
  language: Language,
): Promise<Result<number>> {
  const { title, excerpt = '', body = '', mediaId = null, terms = [], published_at = null } = input;
  const { rows } = await sql<{ media: boolean; terms: number }>`
    SELECT ${mediaId}::int IS NULL OR EXISTS (SELECT FROM media
        WHERE id = ${mediaId} AND deleted_at IS NULL) AS media,
      (SELECT count(*) FROM terms WHERE id = ANY (${terms}::int[])) AS terms`.execute(step);
  if (!rows[0]?.media) return fail('mediaMissing', { field: 'mediaId' });
  if (rows[0].terms < new Set(terms).size) return fail('notFound', { field: 'terms' });
  const { id } = await step
    .insertInto('posts')
    .values({
      slugs: JSON.stringify(slugs),
      title: texts(title, language),
      excerpt: texts(excerpt, language),
      body: texts(cleanHtml(body), language),
      media_id: mediaId,
      published_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rowsOfTerms = [...new Set(terms)].map((term_id, position) => {
    return { post_id: id, term_id, position };
  });
  if (rowsOfTerms.length > 0) await step.insertInto('post_terms').values(rowsOfTerms).execute();
  return ok(id);
}

/**
 * Copies the template's blocks that are allowed on pages into the new page's draft. `notFound`: no such
 * template.
 */
async function copyTemplate(
  step: Transaction<Database>,
  rules: BlockRules,
  id: number,
  { postType = 'page', template, published_at = null }: Input,
  userId: number,
): Promise<Result<null>> {
  if (postType !== 'page' || template === undefined) return ok(null);
  const row = await step
    .selectFrom('templates')
    .select('id')
    .where('slug', '=', template)
    .executeTakeFirst();
  if (!row) return fail('notFound', { field: 'template' });
  const from: DocumentKey = `template:${row.id}`;
  const revision = await advanceClock(step);
  const nodes = publishedNodes(await readStored(step, [from]), [from]);
  const copies = copyDocument([...nodes.values()], `page:${id}`, rules, revision);
  if (published_at !== null) {
    const isOpen = copies.some((node) => {
      const block = knownBlock(rules, node);
      return block !== null && openPlaceholders(node, block.model).length > 0;
    });
    if (isOpen) return fail('placeholderLeft', { field: 'template' });
    await saveElements(
      step,
      copies.map((node) => ({ node, before: null })),
    );
    return ok(null);
  }
  await storeCopies(step, copies, userId);
  return ok(null);
}
