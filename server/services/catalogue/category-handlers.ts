import type { Category } from '#schemas/entities/category.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import { deepFreeze } from '../../cache/freeze.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { offsetOf, readPage, records } from '../paging.ts';
import {
  ancestorsOf,
  type CategoryDictionary,
  type CategoryRow,
  categoryOf,
  readCategories,
} from './category-dictionary.ts';

type CategoryHandlers = Pick<Handlers, 'category.get' | 'category.filter'>;

/** Categories are few: a whole tree is one page. */
const wholeTree = { limit: 500, max: 500 };

export function createCategoryHandlers(deps: ServiceDependencies): CategoryHandlers {
  return {
    async 'category.get'({ id }, { language }) {
      const categories = await readCategories(deps);
      const row = /^\d+$/.test(id) ? categories.byId.get(Number(id)) : categories.bySlug.get(id);
      if (!row) return fail('notFound');
      const ancestors = ancestorsOf(categories, row).map((each) => categoryOf(each, language));
      return ok({
        ...categoryOf(row, language),
        ancestors: ancestors.map(({ id, name, slug }) => ({ id, name, slug })),
      });
    },
    async 'category.filter'(input, { language }) {
      const categories = await readCategories(deps);
      const page = readPage(input, wholeTree);
      const top = input.tree
        ? await readTree(deps, categories, input.parentId ?? null, language)
        : listed(categories, input.parentId).map((row) => categoryOf(row, language));
      const sorted = input.sort ? sortCategories(top, input.sort, language) : top;
      const rows = sorted.slice(offsetOf(page), offsetOf(page) + page.limit);
      return ok(records(rows, sorted.length, page));
    },
  };
}

function listed({ all, childrenOf }: CategoryDictionary, parentId: number | undefined) {
  return parentId === undefined ? all : (childrenOf.get(parentId) ?? []);
}

function readTree(
  deps: ServiceDependencies,
  categories: CategoryDictionary,
  root: number | null,
  language: Language,
): Promise<Category[]> {
  return deps.cache.get(`tree ${language} ${root}`, ['catalogue', 'media'], async () => {
    const grow = (row: CategoryRow): Category => ({
      ...categoryOf(row, language),
      children: (categories.childrenOf.get(row.id) ?? []).map(grow),
    });
    return deepFreeze((categories.childrenOf.get(root) ?? []).map(grow));
  });
}

function sortCategories(
  rows: readonly Category[],
  { param, order }: { readonly param: string; readonly order: 'asc' | 'desc' },
  language: Language,
): Category[] {
  const names = new Intl.Collator(language, { numeric: true });
  const by = param === 'name' ? names.compare : null;
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (by ? by(a.name, b.name) : a.id - b.id));
}
