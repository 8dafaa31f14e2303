import { type Kysely, sql } from 'kysely';
import { newsExcludedTerm } from '#schemas/constants.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { type LocalizedText, localize } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { isSlug } from '#schemas/rules/slug.ts';
import type { Database } from '../../../db/schema.ts';
import { slugFrom, wantedSlugs } from '../catalogue/slugs.ts';
import type { Collection } from '../collection.ts';
import { localized, localizedSlugs } from '../inputs.ts';
import { changeRecord, createRecord, removeRecord } from '../write-record.ts';
import { contentScopes, postTexts } from './authors.ts';

const used = sql`(SELECT count(*)::int FROM post_terms WHERE term_id = terms.id)`;

/** Categories of posts, each with an address per language. */
export const postCategories: Collection = {
  name: 'post-categories',
  table: 'terms',
  id: 'id',
  group: 'content',
  icon: 'folder',
  title: 'title',
  fields: {
    title: { cell: 'localized', input: localized(200), isRequired: true },
    slug: { cell: 'text', sortedBy: 'terms_slug_key' },
    slugs: { cell: 'localized', input: localizedSlugs },
    position: { cell: 'number', input: { type: 'integer', minimum: 0, maximum: 10_000 } },
    posts: { cell: 'number', sql: used },
  },
  columns: ['title', 'slug', 'position', 'posts'],
  sort: 'slug',
  form: [{ title: 'main', fields: ['title', 'slugs', 'position'] }],
  search: sql<string>`(terms.slugs::text || ' ' || terms.title::text)`,
  scopes: contentScopes,
  mayCreate: true,
  mayRemove: true,
  tags: ['terms', 'posts'],
  texts: postTexts,
  service: {
    async create({ deps, actorId }, values) {
      const all = await withSlugs(deps.db, null, values);
      return all.ok
        ? createRecord({ db: deps.db, collection: postCategories, actorId }, all.value)
        : all;
    },
    async change({ deps, actorId }, target, values) {
      const held = await readTerm(deps.db, target.id);
      if (held?.slug === newsExcludedTerm && values.slugs) return fail('forbidden');
      const all = values.slugs
        ? await withSlugs(deps.db, Number(target.id), { title: held?.title ?? {}, ...values })
        : ok(values);
      return all.ok
        ? changeRecord({ db: deps.db, collection: postCategories, actorId }, target, all.value)
        : all;
    },
    async remove({ deps, actorId }, target) {
      const held = await readTerm(deps.db, target.id);
      const isNeeded = held && (held.slug === newsExcludedTerm || held.posts > 0);
      return isNeeded
        ? fail('conflict', { params: { reason: 'inUse' } })
        : removeRecord({ db: deps.db, collection: postCategories, actorId }, target);
    },
  },
};

async function withSlugs(
  db: Kysely<Database>,
  id: number | null,
  values: JsonObject,
): Promise<Result<JsonObject>> {
  const kind = { table: 'term_slugs', owner: 'term_id' } as const;
  const title = (values.title ?? {}) as LocalizedText;
  const given = (values.slugs ?? {}) as LocalizedText;
  const slugs = await wantedSlugs(db, kind, id, given, (language) => {
    const slug = slugFrom(localize(title, language));
    return isSlug(slug) ? slug : 'category';
  });
  return slugs.ok ? ok({ ...values, slugs: slugs.value }) : slugs;
}

interface HeldTerm {
  readonly slug: string;
  readonly title: LocalizedText;
  readonly posts: number;
}

async function readTerm(db: Kysely<Database>, id: string): Promise<HeldTerm | undefined> {
  const { rows } = await sql<HeldTerm>`SELECT slug, title, ${used} AS posts FROM terms
    WHERE id = ${id}`.execute(db);
  return rows[0];
}
