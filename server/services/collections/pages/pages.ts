import texts from 'virtual:texts/server/services/collections/pages';
import { sql } from 'kysely';
import type { TextsByLanguage } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { deletePostType } from '../../editing/post-types.ts';
import type { Collection, CollectionTexts } from '../collection.ts';

const states = ['published', 'draft'] as const;
const scopes = { read: ['admin', 'pages', 'editor'], write: ['admin', 'pages'] };
const pageTexts = texts as TextsByLanguage<CollectionTexts>;

/** Pages of the site; edit mode writes them. */
export const pages: Collection = {
  name: 'pages',
  table: 'pages',
  id: 'id',
  group: 'content',
  icon: 'file-text',
  title: 'title',
  fields: {
    id: { cell: 'number', sortedBy: 'pages_pkey' },
    title: { cell: 'localized' },
    slugs: { cell: 'localized' },
    page_state: {
      cell: 'choice',
      choices: states,
      tones: { published: 'good', draft: 'over' },
      sql: sql`CASE WHEN pages.published_at IS NULL THEN 'draft' ELSE 'published' END`,
      filter: 'choice',
    },
    published_at: { cell: 'date' },
    updated_at: { cell: 'date' },
  },
  columns: ['title', 'slugs', 'page_state', 'updated_at'],
  sort: 'id',
  form: [],
  search: sql<string>`(pages.slugs::text || ' ' || pages.title::text)`,
  views: { drafts: sql`pages.published_at IS NULL` },
  scopes,
  mayCreate: false,
  mayRemove: false,
  tags: [],
  texts: pageTexts,
};

/** Templates of screens and of new pages; edit mode writes them. */
export const pageTemplates: Collection = {
  name: 'page-templates',
  table: 'templates',
  id: 'id',
  group: 'content',
  icon: 'layout-template',
  title: 'title',
  fields: {
    title: { cell: 'localized' },
    slug: { cell: 'text', sortedBy: 'templates_slug_key' },
    updated_at: { cell: 'date' },
  },
  columns: ['title', 'slug', 'updated_at'],
  sort: 'slug',
  form: [],
  search: sql<string>`(templates.slug || ' ' || templates.title::text)`,
  scopes,
  mayCreate: false,
  mayRemove: true,
  tags: [],
  service: {
    async remove({ deps, language }, { id }) {
      const removed = await deletePostType(deps, Number(id), language);
      return removed.ok ? ok(true) : removed;
    },
  },
  texts: pageTexts,
};
