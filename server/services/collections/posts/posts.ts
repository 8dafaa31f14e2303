import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import {
  localized,
  optionalId,
  optionalLocalized,
  optionalLocalizedHtml,
  withDefault,
} from '../inputs.ts';
import { pictureField } from '../picture-field.ts';
import { contentScopes, postTexts } from './authors.ts';

/** Posts with their authors. A post without a day of publication is a draft. */
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
    slugs: { cell: 'localized' },
    author_id: { cell: 'relation', relation: 'authors', input: optionalId, filter: 'relation' },
    published_at: {
      cell: 'date',
      input: { type: ['string', 'null'], format: 'date-time', maxLength: 40 },
      sortedBy: 'posts_published',
      filter: 'date',
    },
    excerpt: { cell: 'localized', input: optionalLocalized(1_000), stored: withDefault },
    // Cleaned when it is read.
    body: { cell: 'localized', input: optionalLocalizedHtml(100_000), stored: withDefault },
  },
  columns: ['media_id', 'title', 'author_id', 'published_at'],
  sort: '-published_at',
  views: {
    drafts: sql`posts.published_at IS NULL`,
    withoutAuthor: sql`posts.author_id IS NULL`,
  },
  form: [
    { title: 'main', fields: ['title', 'author_id', 'published_at', 'media_id'] },
    { title: 'texts', fields: ['excerpt', 'body'] },
  ],
  search: sql<string>`(posts.slugs::text || ' ' || posts.title::text)`,
  scopes: contentScopes,
  mayCreate: false,
  mayRemove: false,
  tags: ['posts'],
  texts: postTexts,
};
