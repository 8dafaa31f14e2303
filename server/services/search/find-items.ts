import { matchWord, scores, type TypedWord } from './match-words.ts';
import type { LanguageRules, Segment } from './segment.ts';
import { type TextWord, textWords } from './text-words.ts';

/** Longer queries are cut: only the first words count. */
const maxWords = 8;
const maxLetters = 200;
/** Markup is not searched, and `T-shirt` is two words of which both must be there. */
const signs = /<[^>]*>|-/g;

/** The texts of a site in one language. */
export interface SearchTexts extends LanguageRules {
  readonly segments: readonly Segment[];
  /** Words of the same meaning, by stem. */
  readonly synonyms?: ReadonlyMap<string, readonly TextWord[]>;
}

/** A found item and how well it matches. */
export interface FoundItem {
  readonly id: number;
  readonly score: number;
}

/** Items of each segment, best first, and the words that they match, folded. */
export interface FoundTexts {
  readonly items: readonly (readonly FoundItem[])[];
  readonly words: ReadonlySet<string>;
}

/** Whether a query is longer than what counts of it. */
export const isQueryCut = (query: string): boolean =>
  query.length > maxLetters || textWords(query.slice(0, maxLetters)).length > maxWords;

/** Returns the distinct words of a query; only the first few count. */
export function typedWords(query: string, isBegun: boolean): TypedWord[] {
  const words = textWords(query.slice(0, maxLetters).replace(signs, ' '));
  const distinct = [...new Map(words.map((word) => [word.folded, word])).values()];
  return distinct
    .slice(0, maxWords)
    .map((word, at) => ({ ...word, isBegun: isBegun && at === distinct.length - 1 }));
}

/** Finds the items that match every word. */
export function findItems(texts: SearchTexts, typed: readonly TypedWord[]): FoundTexts {
  const found = typed.map((word) => matchWord(texts, word));
  const items = texts.segments.map((segment, at) =>
    total(
      segment,
      found.map((matches) => scores(segment, matches[at] ?? [])),
    ),
  );
  const words = texts.segments.flatMap((segment, at) =>
    found.flatMap((matches) => (matches[at] ?? []).map(({ word }) => segment.words[word] ?? '')),
  );
  return { items, words: new Set(words) };
}

function total({ ids }: Segment, byWord: readonly Float64Array[]): FoundItem[] {
  const items: FoundItem[] = [];
  if (byWord.length === 0) return items;
  for (let at = 0; at < ids.length; at += 1) {
    let score = 0;
    for (const scored of byWord) {
      const own = scored[at] as number;
      if (own === 0) {
        score = 0;
        break;
      }
      score += own;
    }
    if (score > 0) items.push({ id: ids[at] as number, score });
  }
  return items.sort((a, b) => b.score - a.score || b.id - a.id);
}
