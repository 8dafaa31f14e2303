import { type Language, localize } from '#schemas/languages.ts';
import { readCategories, withDescendants } from '../catalogue/category-dictionary.ts';
import { hasBit } from '../catalogue/list-bits.ts';
import { readListIndex } from '../catalogue/read-list-index.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { FoundItem } from './find-items.ts';
import { queryKey } from './search-rules.ts';

interface Found {
  readonly product: readonly FoundItem[];
  readonly category: readonly FoundItem[];
}

/** Found products of the category that has exactly the searched name come first, in their order. */
export async function categoryFirst(
  deps: ServiceDependencies,
  { product, category }: Found,
  query: string,
  language: Language,
): Promise<readonly FoundItem[]> {
  const best = product[0]?.score;
  if (best === undefined || category.length === 0) return product;
  const categories = await readCategories(deps);
  const named = category.find(({ id }) => {
    const name = categories.byId.get(id)?.name;
    return name !== undefined && queryKey(localize(name, language)) === queryKey(query);
  });
  if (!named) return product;
  const index = await readListIndex(deps);
  const sets = withDescendants(categories, named.id).flatMap(
    (id) => index.categories.get(id) ?? [],
  );
  const isMember = ({ id }: FoundItem): boolean => {
    const position = index.positionOf.get(id);
    return position !== undefined && sets.some((members) => hasBit(members, position));
  };
  const members = product.filter(isMember).map(({ id, score }) => ({ id, score: best + score }));
  return [...members, ...product.filter((item) => !isMember(item))];
}
