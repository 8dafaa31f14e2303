import texts from 'virtual:texts/server/services/collections/posts';
import { type Kysely, sql } from 'kysely';
import type { Json } from '#schemas/document/element.ts';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type { Database } from '../../../db/schema.ts';
import { foldText } from '../../fold-text.ts';
import type { Collection, CollectionTexts } from '../collection.ts';
import { line, optionalLocalized, textArray, withDefault } from '../inputs.ts';
import { pictureField } from '../picture-field.ts';
import { changeRecord, createRecord } from '../write-record.ts';

export const postTexts = texts as TextsByLanguage<CollectionTexts>;
export const contentScopes = { read: ['admin', 'pages'], write: ['admin', 'pages'] };

/** Authors of posts. Former addresses of their pages redirect to the new ones. */
export const authors: Collection = {
  name: 'authors',
  table: 'authors',
  id: 'id',
  group: 'content',
  icon: 'user',
  title: 'name',
  fields: {
    media_id: pictureField({ table: 'authors', column: 'media_id' }),
    name: { cell: 'text', input: line(200), isRequired: true },
    slug: {
      cell: 'text',
      input: { type: ['string', 'null'], maxLength: 100 },
      sortedBy: 'authors_slug_key',
    },
    bio: { cell: 'localized', input: optionalLocalized(1_000), stored: withDefault },
    links: {
      cell: 'text',
      input: {
        type: 'array',
        maxItems: 10,
        uniqueItems: true,
        items: {
          type: 'string',
          maxLength: 300,
          pattern: '^https://[^\\s]+$',
          expects: 'webAddress',
        },
      },
      stored: textArray,
    },
    posts: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM posts WHERE author_id = authors.id)`,
    },
  },
  columns: ['media_id', 'name', 'slug', 'posts'],
  sort: 'slug',
  form: [{ title: 'main', fields: ['name', 'slug', 'media_id', 'bio', 'links'] }],
  search: sql<string>`(authors.slug || ' ' || authors.name)`,
  scopes: contentScopes,
  mayCreate: true,
  mayRemove: true,
  tags: ['posts'],
  texts: postTexts,
  service: {
    async create({ deps, actorId }, values) {
      const slug = wantedSlug(values) ?? (await freeSlug(deps.db, slugFrom(String(values.name))));
      const write = { db: deps.db, collection: authors, actorId };
      return createRecord(write, { bio: {}, ...values }, { slug });
    },
    async change({ deps, actorId }, target, { slug, ...values }) {
      const wanted = wantedSlug({ slug });
      const write = { db: deps.db, collection: authors, actorId };
      return changeRecord(write, target, { ...values, ...(wanted && { slug: wanted }) });
    },
  },
};

/** Returns the slug that staff typed; null if it is to be made from the name or kept. */
function wantedSlug({ slug }: { readonly slug?: Json | undefined }): string | null {
  return typeof slug === 'string' && slug.trim() !== '' ? slugFrom(slug) : null;
}

/** Letters of any script and digits, joined by hyphens. */
const slugFrom = (name: string) =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'author';

async function freeSlug(db: Kysely<Database>, wanted: string): Promise<string> {
  const rows = await db
    .selectFrom('author_slugs')
    .select('slug')
    .where('slug', 'like', `${wanted}%`)
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
