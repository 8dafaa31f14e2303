import { sql } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { isUntranslated } from '../../../db/language-sql.ts';
import type { Collection } from '../collection.ts';
import { flag, localized, localizedSlugs, optionalId, optionalLocalized } from '../inputs.ts';
import { pictureField } from '../picture-field.ts';
import { outdatedIn } from '../translations/translations-field.ts';
import { changeRecord, createRecord } from '../write-record.ts';
import { catalogueScopes, catalogueTexts } from './catalogue.ts';
import { withSlugs } from './category-slugs.ts';
import { removeCategory } from './remove-category.ts';

const noText = { [defaultLanguage]: '' };

/** Categories as records; `category-tree.ts` orders them. */
export const categories: Collection = {
  name: 'categories',
  table: 'categories',
  id: 'id',
  group: 'catalogue',
  icon: 'folder',
  title: 'name',
  fields: {
    media_id: pictureField({ table: 'categories', column: 'media_id' }),
    name: { cell: 'localized', input: localized(200), isRequired: true },
    slug: { cell: 'text', sortedBy: 'categories_slug_key' },
    slugs: { cell: 'localized', input: localizedSlugs },
    parent_id: { cell: 'relation', relation: 'categories', input: optionalId, filter: 'relation' },
    hidden: { cell: 'flag', input: flag, filter: 'flag' },
    description: {
      cell: 'localized',
      input: optionalLocalized(5_000),
      stored: (value) => sql`${JSON.stringify({ ...noText, ...(value as object) })}::jsonb`,
    },
    products: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM product_categories WHERE category_id = categories.id)`,
    },
  },
  columns: ['media_id', 'name', 'slug', 'parent_id', 'products', 'hidden'],
  sort: 'slug',
  views: {
    untranslated: isUntranslated('categories.name'),
    outdated: outdatedIn({ table: 'categories', id: 'id' }),
  },
  alerts: ['untranslated', 'outdated'],
  form: [
    { title: 'main', fields: ['name', 'slugs', 'parent_id', 'hidden'] },
    { title: 'texts', fields: ['description', 'media_id'] },
  ],
  search: sql<string>`(categories.slugs::text || ' ' || categories.name::text)`,
  scopes: catalogueScopes,
  mayCreate: true,
  mayRemove: true,
  tags: [],
  texts: catalogueTexts,
  service: {
    async create({ deps, actorId }, values) {
      const all = await withSlugs(deps.db, null, { description: noText, ...values });
      return all.ok
        ? createRecord({ db: deps.db, collection: categories, actorId }, all.value)
        : all;
    },
    async change({ deps, actorId }, target, values) {
      const all =
        values.slugs === undefined
          ? ok(values)
          : await withSlugs(deps.db, Number(target.id), values);
      return all.ok
        ? changeRecord({ db: deps.db, collection: categories, actorId }, target, all.value)
        : all;
    },
    remove: (write, { id, revision }) =>
      removeCategory(write, categories, id, { into: null, revision }),
  },
};
