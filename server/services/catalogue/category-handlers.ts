import type { Category } from '#schemas/entities/category.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { offsetOf, readPage, records } from '../paging.ts';
import {
  ancestorsOf,
  type CategoryDictionary,
  type CategoryTotals,
  categoryBySlug,
  categoryOf,
  readCategories,
  readCategoryTotals,
} from './category-dictionary.ts';
import { categoryOrder, filterCategories, sortCategories } from './category-list.ts';

type CategoryHandlers = Pick<Handlers, 'category.get' | 'category.filter'>;

/** There are few categories, so a whole tree fits on one page. */
const wholeTree = { limit: 500, max: 500 };

export function createCategoryHandlers(deps: ServiceDependencies): CategoryHandlers {
  return {
    async 'category.get'({ id }, { language }) {
      const [categories, totals] = await readAll(deps, language);
      const row = /^\d+$/.test(id)
        ? categories.byId.get(Number(id))
        : categoryBySlug(categories, id, language);
      if (!row) return fail('notFound');
      const ancestors = ancestorsOf(categories, row).map((each) => {
        const { id, name, slug } = categoryOf(each, totals, language);
        return { id, name, slug };
      });
      return ok({ ...categoryOf(row, totals, language), ancestors });
    },
    async 'category.filter'(input, { language }) {
      const [categories, totals] = await readAll(deps, language);
      const page = readPage(input, wholeTree);
      const top = input.tree
        ? tree(categories, totals, input.parentId ?? null, language)
        : listed(categories, input.parentId).map((row) => categoryOf(row, totals, language));
      const compare = input.sort && categoryOrder(input.sort, language);
      if (compare === null) return fail('badRequest', { field: 'sort' });
      const found = filterCategories(top, input.filters ?? []);
      const sorted = compare ? sortCategories(found, compare) : found;
      const rows = sorted.slice(offsetOf(page), offsetOf(page) + page.limit);
      return ok(records(rows, sorted.length, page));
    },
  };
}

const readAll = (deps: ServiceDependencies, language: Language) =>
  Promise.all([readCategories(deps), readCategoryTotals(deps, language)]);

function listed({ all, childrenOf }: CategoryDictionary, parentId: number | undefined) {
  return parentId === undefined ? all : (childrenOf.get(parentId) ?? []);
}

/** Deeper trees are cut off, which also ends cycles of parents. */
const maxDepth = 20;

function tree(
  categories: CategoryDictionary,
  totals: CategoryTotals,
  root: number | null,
  language: Language,
  depth = 0,
): Category[] {
  if (depth === maxDepth) return [];
  return (categories.childrenOf.get(root) ?? []).map((row) => ({
    ...categoryOf(row, totals, language),
    children: tree(categories, totals, row.id, language, depth + 1),
  }));
}
