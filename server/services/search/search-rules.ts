import type { Language } from '#schemas/languages.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { foldText } from '../fold-text.ts';
import type { Stems } from './stems/stems-of.ts';
import { type TextWord, textWords } from './text-words.ts';

/** Cached responses with this tag depend on synonyms and pinned products. */
export const searchRulesTag = 'search-rules';

/** Synonyms and pinned products that staff added for a language. */
export interface SearchRules {
  /** Other words of the same meaning, by stem. */
  readonly synonyms: ReadonlyMap<string, readonly TextWord[]>;
  /** Ids of the products that come first, by folded query. */
  readonly pins: ReadonlyMap<string, readonly number[]>;
}

export function readSearchRules(
  deps: ServiceDependencies,
  language: Language,
  stems: Stems,
): Promise<SearchRules> {
  return deps.cache.hold(`search-rules ${language}`, [searchRulesTag], async () => {
    const [synonyms, pins] = await Promise.all([
      deps.readDb
        .selectFrom('search_synonyms')
        .select('words')
        .where('language', '=', language)
        .execute(),
      deps.readDb
        .selectFrom('search_pins')
        .select(['query', 'product_ids'])
        .where('language', '=', language)
        .execute(),
    ]);
    return {
      synonyms: synonymsByStem(synonyms, stems),
      pins: new Map(pins.map(({ query, product_ids: ids }) => [queryKey(query), ids])),
    };
  });
}

/** Two queries of the same key have the same pins. */
export const queryKey = (query: string): string => foldText(query).trim().replace(/\s+/g, ' ');

/** Returns the other words of each group by the stems of each word. */
export function synonymsByStem(
  groups: readonly { readonly words: string }[],
  stems: Stems,
): Map<string, TextWord[]> {
  const found = new Map<string, TextWord[]>();
  for (const words of groups.map((group) => textWords(group.words))) {
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      for (const stem of stems(word.written)) {
        found.set(stem, [...(found.get(stem) ?? []), ...others]);
      }
    }
  }
  return found;
}
