import type { Language } from '#schemas/languages.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { categoryFirst } from './category-first.ts';
import type { ContentKind } from './content-rows.ts';
import { type FoundItem, findItems, typedWords } from './find-items.ts';
import { queryKey } from './search-rules.ts';
import { readSiteTexts } from './search-texts.ts';

type ItemsByKind = Readonly<Record<ContentKind | 'product', readonly FoundItem[]>>;

/** Everything that a query finds, best first, by kind. */
export interface SiteHits {
  readonly byKind: ItemsByKind;
  /** Items that match the most words, if nothing was found. */
  readonly nearest: ItemsByKind;
  /** The words that were found, folded, to highlight them. */
  readonly words: ReadonlySet<string>;
}

/** Searches all texts; null when nothing was typed, while signs without a word find nothing. `isBegun`: the last word may continue. */
export async function searchSite(
  deps: ServiceDependencies,
  query: string | undefined,
  language: Language,
  isBegun = false,
): Promise<SiteHits | null> {
  const typed = typedWords(query ?? '', isBegun);
  if (!query?.trim()) return null;
  const texts = await readSiteTexts(deps, language);
  const { items, words, nearest } = findItems(texts, typed);
  const byKind = groupByKind(texts.kinds, items);
  const products = await categoryFirst(deps, byKind, query, language);
  const pinned = texts.pins.get(queryKey(query)) ?? [];
  return {
    byKind: { ...byKind, product: withPinned(pinned, products) },
    nearest: groupByKind(texts.kinds, nearest),
    words,
  };
}

function groupByKind(
  kinds: readonly (ContentKind | 'product')[],
  items: readonly (readonly FoundItem[])[],
): ItemsByKind {
  const of = (kind: ContentKind | 'product') => {
    const found = items.filter((_, at) => kinds[at] === kind);
    const [first = []] = found;
    return found.length < 2 ? first : found.flat().sort((a, b) => b.score - a.score || b.id - a.id);
  };
  return {
    product: of('product'),
    category: of('category'),
    post: of('post'),
    page: of('page'),
    event: of('event'),
  };
}

/** Pinned products come first, even if they do not match the words. */
function withPinned(ids: readonly number[], found: readonly FoundItem[]): readonly FoundItem[] {
  const best = found[0]?.score ?? 0;
  const first = ids.map((id, at) => ({ id, score: best + ids.length - at }));
  return first.length > 0 ? [...first, ...found.filter(({ id }) => !ids.includes(id))] : found;
}
