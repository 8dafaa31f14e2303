import { readJoined, readWord, type SearchRules, type TypedWord } from './match-words.ts';
import type { Segment } from './segment.ts';
import { textWords } from './text-words.ts';
import { bestScores, type Reading } from './word-scores.ts';

/** Longer queries are cut: only the first words count. */
const maxWords = 8;
const maxLetters = 200;
/** Markup is not searched, and `T-shirt` is two words of which both must be there. */
const signs = /<[^>]*>|-/g;

/** A found item and how well it matches. */
export interface FoundItem {
  readonly id: number;
  readonly score: number;
}

/** Items of each segment, best first, and the matched words, folded. */
export interface FoundTexts {
  readonly items: readonly (readonly FoundItem[])[];
  readonly words: ReadonlySet<string>;
  /** Items that match the most words, if none matches all. */
  readonly nearest: readonly (readonly FoundItem[])[];
}

/** Whether a query is longer than what is searched; the rest is ignored. */
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

/**
 * Finds the items that match every word in their own texts. Where these have no product with all of several words, or
 * nothing with the only one, the names of its categories, its brand and its attributes count too: `silver necklace`
 * finds one made of silver.
 */
export function findItems(rules: SearchRules, typed: readonly TypedWord[]): FoundTexts {
  const wanted = readQuery(rules, typed);
  const { segments } = rules;
  const find = (withKinds: boolean) =>
    segments.map((segment, at) => withAll(segment, at, wanted, withKinds));
  const own = find(false);
  const isMissing = wanted.length > 1 ? !hasProducts(segments, own) : isEmpty(own);
  const items = isMissing ? find(true) : own;
  const nearest = isEmpty(items) ? withMost(segments, wanted) : [];
  return { items, words: foundWords(segments, wanted), nearest };
}

const hasProducts = (segments: readonly Segment[], found: readonly (readonly FoundItem[])[]) =>
  segments.some(({ hasKinds }, at) => hasKinds && (found[at]?.length ?? 0) > 0);

const isEmpty = (found: readonly (readonly FoundItem[])[]) =>
  found.every(({ length }) => length === 0);

/** Each word or pair of words with its readings. Small words count only in a query without other words. */
function readQuery(rules: SearchRules, typed: readonly TypedWord[]): (readonly Reading[])[] {
  const wanted: (readonly Reading[])[] = [];
  const isSmall = ({ folded }: TypedWord) => isLetter(folded) || rules.small.has(folded);
  const all = typed.every(isSmall) ? typed : typed.filter((word) => !isSmall(word));
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at] as TypedWord;
    const next = typed[at + 1];
    const joined = next && readJoined(rules, word, next);
    const needed = [word, next].filter((each) => each !== undefined && all.includes(each));
    if (joined) {
      wanted.push(needed.length === 2 ? [joined, apart(rules, needed as TypedWord[])] : [joined]);
      at += 1;
    } else if (all.includes(word)) wanted.push([readWord(rules, word)]);
  }
  return wanted;
}

/** Matches a letter of an alphabet; in other scripts one character can be a word. */
const isLetter = (folded: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u.test(folded);

function apart(rules: SearchRules, words: readonly TypedWord[]): Reading {
  return { all: words.flatMap((word) => readWord(rules, word).all), factor: 1 };
}

function withAll(
  segment: Segment,
  at: number,
  wanted: readonly (readonly Reading[])[],
  withKinds: boolean,
): FoundItem[] {
  const byWord = wanted.map((readings) => bestScores(segment, at, readings, withKinds));
  return rank(segment, (position) => {
    let score = 0;
    for (const scored of byWord) {
      const own = scored[position] as number;
      if (own === 0) return 0;
      score += own;
    }
    return score;
  });
}

/** Items that match the most words. */
function withMost(
  segments: readonly Segment[],
  wanted: readonly (readonly Reading[])[],
): (readonly FoundItem[])[] {
  const bySegment = segments.map((segment, at) =>
    wanted.map((readings) => bestScores(segment, at, readings, true)),
  );
  const countAt = (byWord: readonly Float64Array[], position: number) =>
    byWord.filter((scored) => scored[position] !== 0).length;
  const most = bySegment
    .flatMap((byWord, at) =>
      Array.from(segments[at]?.ids ?? [], (_, position) => countAt(byWord, position)),
    )
    .reduce((a, b) => Math.max(a, b), 1);
  return segments.map((segment, at) => {
    const byWord = bySegment[at] ?? [];
    return rank(segment, (position) => {
      const isNearest = countAt(byWord, position) === most;
      return isNearest ? byWord.reduce((sum, scored) => sum + (scored[position] as number), 0) : 0;
    });
  });
}

/** Best first, newer ones first among equals. Thousands of items share a few scores, so only these are compared. */
function rank({ ids }: Segment, scoreAt: (position: number) => number): FoundItem[] {
  const byScore = new Map<number, number[]>();
  for (let at = ids.length - 1; at >= 0; at -= 1) {
    const score = scoreAt(at);
    if (score <= 0) continue;
    const same = byScore.get(score);
    if (same) same.push(ids[at] as number);
    else byScore.set(score, [ids[at] as number]);
  }
  const descending = (a: number, b: number) => b - a;
  return [...byScore.keys()].sort(descending).flatMap((score) => {
    const found = byScore.get(score) ?? [];
    return found.sort(descending).map((id) => ({ id, score }));
  });
}

function foundWords(
  segments: readonly Segment[],
  wanted: readonly (readonly Reading[])[],
): Set<string> {
  const found = new Set<string>();
  const all = wanted.flatMap((readings) => readings.flatMap((reading) => reading.all));
  for (const matches of all) {
    for (const [at, own] of matches.entries()) {
      for (const { word } of own) found.add(segments[at]?.words[word] ?? '');
    }
  }
  return found;
}
