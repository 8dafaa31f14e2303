import { sql } from 'kysely';
import { inTransaction } from '../../transaction.ts';
import type { Collection } from '../collection.ts';
import {
  localized,
  localizedSlugs,
  many,
  optionalId,
  optionalLocalized,
  optionalLocalizedHtml,
  withDefault,
} from '../inputs.ts';
import { pictureField } from '../picture-field.ts';
import { changeHere, createHere } from '../write-record.ts';
import { contentScopes, postTexts } from './authors.ts';
import { addressed, changedSlugs, newSlugs } from './post-slugs.ts';
import { writeTerms } from './write-terms.ts';

/** Posts with their categories and authors. A post without a day of publication is a draft. */
export const posts: Collection = {
  name: 'posts',
  table: 'posts',
  id: 'id',
  group: 'content',
  icon: 'book-open',
  title: 'title',
  fields: {
    media_id: pictureField({ table: 'posts', column: 'media_id' }),
    title: { cell: 'localized', input: localized(300), isRequired: true },
    slugs: { cell: 'localized', input: localizedSlugs },
    term_ids: {
      cell: 'relation',
      relation: 'post-categories',
      sql: sql`to_jsonb(ARRAY(SELECT term_id FROM post_terms
        WHERE post_id = posts.id ORDER BY position))`,
      input: { ...many('post-categories', 20), type: ['array', 'null'] },
      write: writeTerms,
      filter: 'relation',
    },
    author_id: { cell: 'relation', relation: 'authors', input: optionalId, filter: 'relation' },
    published_at: {
      cell: 'date',
      input: { type: ['string', 'null'], format: 'date-time', maxLength: 40 },
      sortedBy: 'posts_published',
      filter: 'date',
    },
    excerpt: { cell: 'localized', input: optionalLocalized(1_000), stored: withDefault },
    // The HTML is sanitized when it is read.
    body: { cell: 'localized', input: optionalLocalizedHtml(100_000), stored: withDefault },
  },
  columns: ['media_id', 'title', 'term_ids', 'author_id', 'published_at'],
  sort: '-published_at',
  views: {
    drafts: sql`posts.published_at IS NULL`,
    withoutAuthor: sql`posts.author_id IS NULL`,
  },
  form: [
    { title: 'main', fields: ['title', 'term_ids', 'author_id', 'published_at', 'media_id'] },
    { title: 'texts', fields: ['excerpt', 'body'] },
    { title: 'addresses', fields: ['slugs'] },
  ],
  search: sql<string>`(posts.slugs::text || ' ' || posts.title::text)`,
  scopes: contentScopes,
  mayCreate: true,
  mayRemove: false,
  tags: ['posts'],
  texts: postTexts,
  service: {
    create: ({ deps, actorId }, values) =>
      inTransaction(deps.db, async (step) => {
        const slugs = await newSlugs(step, deps, values);
        const write = { collection: posts, actorId };
        const row = await createHere(step, write, { excerpt: {}, body: {}, ...values }, { slugs });
        return row.ok ? addressed(step, deps, row.value, slugs) : row;
      }),
    change: ({ deps, actorId }, target, values) =>
      inTransaction(deps.db, async (step) => {
        const slugs = values.slugs && (await changedSlugs(step, target.id, values));
        const write = { collection: posts, actorId };
        const row = await changeHere(step, write, target, { ...values, ...(slugs && { slugs }) });
        return row.ok && slugs ? addressed(step, deps, row.value, slugs) : row;
      }),
  },
};
