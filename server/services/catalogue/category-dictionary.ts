import { sql } from 'kysely';
import type { Category } from '#schemas/entities/category.ts';
import { type Language, type LocalizedText, languages, localize } from '#schemas/languages.ts';
import { anyOf } from '../../cache/drop-log.ts';
import { languagesSql } from '../../db/language-sql.ts';
import { type MediaRow, mediaJson, mediaOrNull } from '../content/media-entity.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';

export interface CategoryRow {
  readonly id: number;
  readonly slugs: LocalizedText;
  readonly parent_id: number | null;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly media: MediaRow | null;
  readonly flag: string;
  readonly sort_types: readonly string[];
  readonly sort_default_type: string | null;
}

interface SlugRow {
  readonly slug: string;
  readonly language: string;
  readonly id: number;
}

/** All categories in their order; there are few, so they are cached as a whole. */
export interface CategoryDictionary {
  readonly all: readonly CategoryRow[];
  readonly byId: ReadonlyMap<number, CategoryRow>;
  readonly bySlug: ReadonlyMap<string, readonly SlugRow[]>;
  readonly childrenOf: ReadonlyMap<number | null, readonly CategoryRow[]>;
}

export function readCategories(deps: ServiceDependencies): Promise<CategoryDictionary> {
  return deps.cache.hold('categories', ['catalogue', 'media'], () => loadCategories(deps));
}

async function loadCategories({ readDb }: ServiceDependencies): Promise<CategoryDictionary> {
  const { rows: all } = await sql<CategoryRow>`
    SELECT c.id, c.slugs, c.parent_id, c.name, c.description, c.flag, c.sort_types,
      c.sort_default_type, ${mediaJson('c.media_id')} AS media
    FROM categories c WHERE NOT c.hidden ORDER BY c.position, c.id`.execute(readDb);
  const { rows: slugs } = await sql<SlugRow>`SELECT slug, language, category_id AS id
    FROM category_slugs WHERE language IN (${languagesSql}) ORDER BY is_current DESC`.execute(
    readDb,
  );
  const childrenOf = new Map<number | null, CategoryRow[]>();
  for (const row of all)
    childrenOf.set(row.parent_id, [...(childrenOf.get(row.parent_id) ?? []), row]);
  const bySlug = new Map<string, SlugRow[]>();
  for (const row of slugs) bySlug.set(row.slug, [...(bySlug.get(row.slug) ?? []), row]);
  return {
    all,
    byId: new Map(all.map((row) => [row.id, row])),
    bySlug,
    childrenOf,
  };
}

/** The category with this slug: in the language, else in another one; current before former. */
export function categoryBySlug(
  { byId, bySlug }: CategoryDictionary,
  slug: string,
  language: Language,
): CategoryRow | undefined {
  const rows = bySlug.get(slug) ?? [];
  const found = rows.find((row) => row.language === language) ?? rows[0];
  return found && byId.get(found.id);
}

/** Number of products in a category and its descendants, by category id, in one language. */
export type CategoryTotals = ReadonlyMap<number, number>;

export function readCategoryTotals(
  deps: ServiceDependencies,
  language: Language,
): Promise<CategoryTotals> {
  return deps.cache.hold(`category-totals ${language}`, ['catalogue', anyOf('list')], async () => {
    const { rows } = await sql<{ id: number; total: number }>`
      WITH RECURSIVE below (ancestor, id) AS (
        SELECT id, id FROM categories
        UNION SELECT b.ancestor, c.id FROM below b JOIN categories c ON c.parent_id = b.id
      )
      SELECT b.ancestor AS id, count(DISTINCT pc.product_id) AS total
      FROM below b JOIN product_categories pc ON pc.category_id = b.id
      JOIN products p ON p.id = pc.product_id AND p.visible_individually
        AND ${isPublished('p', language)}
      GROUP BY b.ancestor`.execute(deps.readDb);
    return new Map(rows.map(({ id, total }) => [id, total]));
  });
}

/** Ids of the category and its descendants. */
export function withDescendants(dictionary: CategoryDictionary, id: number): number[] {
  const found = new Set<number>();
  const open = dictionary.byId.has(id) ? [id] : [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(dictionary.childrenOf.get(next) ?? []).map((child) => child.id));
  }
  return [...found];
}

/** Ancestors, root first, without the category itself. */
export function ancestorsOf(dictionary: CategoryDictionary, row: CategoryRow): CategoryRow[] {
  const ancestors: CategoryRow[] = [];
  let parent = dictionary.byId.get(row.parent_id ?? 0);
  while (parent && !ancestors.includes(parent)) {
    ancestors.unshift(parent);
    parent = dictionary.byId.get(parent.parent_id ?? 0);
  }
  return ancestors;
}

export function categoryOf(row: CategoryRow, totals: CategoryTotals, language: Language): Category {
  return {
    id: row.id,
    name: localize(row.name, language),
    slug: localize(row.slugs, language),
    image: mediaOrNull(row.media, language),
    sortTypes: [...row.sort_types],
    sortDefaultType: row.sort_default_type,
    description: localize(row.description, language),
    parentId: row.parent_id,
    flag: row.flag,
    totalProducts: totals.get(row.id) ?? 0,
    slugs: Object.fromEntries(languages.map((each) => [each, localize(row.slugs, each)])),
  };
}
