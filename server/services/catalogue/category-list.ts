import type { Category } from '#schemas/entities/category.ts';
import type { Filter } from '#schemas/entities/layered-filter.ts';
import type { Language } from '#schemas/languages.ts';
import { listedValues, numberRange } from './list-query.ts';

type Takes = (category: Category) => boolean;
type Compare = (a: Category, b: Category) => number;

const exactFields = ['id', 'parentId', 'name', 'flag'] as const;
const rangeFields = ['id', 'totalProducts'] as const;

/** Returns the categories that match all filters; in a tree, also their ancestors. */
export function filterCategories(
  rows: readonly Category[],
  filters: readonly Filter[],
): readonly Category[] {
  const conditions = filters.flatMap((filter) => conditionOf(filter) ?? []);
  const takes: Takes = (category) => conditions.every((condition) => condition(category));
  return conditions.length === 0 ? rows : narrowed(rows, takes);
}

/** Returns null for an unknown filter, which is ignored as in product lists. */
function conditionOf(filter: Filter): Takes | null {
  const counted = rangeFields.find((field) => field === filter.key);
  if (filter.range && counted) {
    const { from, to } = numberRange(filter) ?? { from: null, to: null };
    return (row) => row[counted] >= (from ?? 0) && row[counted] <= (to ?? Number.POSITIVE_INFINITY);
  }
  const field = exactFields.find((each) => each === filter.key);
  const values = listedValues(filter).map(String);
  if (filter.key === 'slug') {
    return ({ slugs = {} }) => Object.values(slugs).some((slug) => values.includes(slug));
  }
  return field ? (row) => values.includes(String(row[field])) : null;
}

function narrowed(rows: readonly Category[], takes: Takes): Category[] {
  return rows.flatMap((row) => {
    const children = row.children && narrowed(row.children, takes);
    const isKept = takes(row) || (children ?? []).length > 0;
    return isKept ? [{ ...row, ...(children && { children }) }] : [];
  });
}

/** Returns the comparison of a sort; null for an unknown name. */
export function categoryOrder(
  { param, order }: { readonly param: string; readonly order: 'asc' | 'desc' },
  language: Language,
): Compare | null {
  const names = new Intl.Collator(language, { numeric: true });
  const orders: Readonly<Record<string, Compare>> = {
    id: (a, b) => a.id - b.id,
    name: (a, b) => names.compare(a.name, b.name),
    totalProducts: (a, b) => a.totalProducts - b.totalProducts,
  };
  const compare = Object.hasOwn(orders, param) ? orders[param] : null;
  if (!compare) return null;
  return order === 'asc' ? compare : (a, b) => compare(b, a);
}

/** Sorts each level of a tree. */
export function sortCategories(rows: readonly Category[], compare: Compare): Category[] {
  return rows
    .toSorted(compare)
    .map((row) =>
      row.children ? { ...row, children: sortCategories(row.children, compare) } : row,
    );
}
