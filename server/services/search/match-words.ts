import { foldText } from '../fold-text.ts';
import { partsOf } from './compounds.ts';
import { lacksFew, lettersOf } from './letters.ts';
import { groupOf, listAt } from './number-lists.ts';
import { fields, isInTitles, isUsed, type LanguageRules, type Segment } from './segment.ts';
import { withUmlauts } from './stems/german.ts';
import type { TextWord } from './text-words.ts';
import { isOneTypoAway } from './typo.ts';

/** How much a match counts that is not the typed word itself. */
const factors = {
  synonym: 0.9,
  exact: 2,
  stem: 1,
  parts: 0.6,
  prefix: 0.5,
  tail: 0.4,
  ending: 0.3,
  near: 0.3,
};

/** Shorter words are not corrected. */
const correctedFrom = 4;
const longWord = 8;
const shortestEnding = 4;
const prefixFrom = 2;
const maxNear = 10;

/** Words of one segment that match a typed word. */
export interface Match {
  readonly word: number;
  readonly factor: number;
  readonly onlyTitles: boolean;
}

/** Matches of one typed word in each segment, in the order of the segments. */
export type WordMatches = readonly (readonly Match[])[];

interface Rules extends LanguageRules {
  readonly segments: readonly Segment[];
  /** Words of the same meaning, by stem. */
  readonly synonyms?: ReadonlyMap<string, readonly TextWord[]>;
}

export interface TypedWord extends TextWord {
  /** Words that may still continue, in suggestions. */
  readonly isBegun: boolean;
}

/**
 * Finds what a typed word matches: the word and its stem, parts of compounds; if nothing has them, words that
 * begin with it; if there is none, words that differ by a typo, or end like it.
 */
export function matchWord(rules: Rules, typed: TypedWord): WordMatches {
  const { segments } = rules;
  const direct = [
    ...spellings(rules, typed).map((word) => directMatches(rules, word)),
    ...synonymsOf(rules, typed).map((word) => directMatches(rules, word).map(asSynonyms)),
  ];
  const found = segments.map((_, at) => direct.flatMap((matches) => matches[at] ?? []));
  const begun = () => segments.map((segment) => withPrefix(segment, typed.folded));
  if (some(found) && !typed.isBegun) return found;
  const prefixed = joined(found, begun());
  if (some(prefixed)) return prefixed;
  const near = segments.map((segment) => nearMatches(segment, typed.folded));
  return some(near) ? near : endingMatches(rules, typed);
}

const some = (matches: WordMatches) => matches.some(({ length }) => length > 0);

const joined = (first: WordMatches, second: WordMatches) =>
  first.map((matches, at) => [...matches, ...(second[at] ?? [])]);

/** `Buecher` is also `Bücher`. */
function spellings({ splits }: Rules, typed: TextWord): TextWord[] {
  const written = splits ? withUmlauts(typed.written) : null;
  return written ? [typed, { written, folded: foldText(written) }] : [typed];
}

const synonymsOf = ({ synonyms, stems }: Rules, { written }: TextWord): readonly TextWord[] =>
  synonyms ? stems(written).flatMap((stem) => synonyms.get(stem) ?? []) : [];

const asSynonyms = (found: readonly Match[]): Match[] =>
  found.map((match) => ({ ...match, factor: match.factor * factors.synonym }));

function directMatches({ segments, stems, splits }: Rules, { written, folded }: TextWord) {
  const own = stems(written);
  const isKnown = (stem: string) => segments.some(({ byStem }) => byStem.positions.has(stem));
  const parts = splits ? partsOf(written, stems, isKnown) : [];
  return segments.map((segment) => {
    const { byStem, byTail, byPart } = segment;
    return [
      ...matches(segment, wordItself(segment, folded), factors.exact),
      ...own.flatMap((stem) => matches(segment, groupOf(byStem, stem), factors.stem)),
      ...own.flatMap((stem) => matches(segment, groupOf(byPart, stem), factors.parts)),
      ...own.flatMap((stem) => matches(segment, groupOf(byTail, stem), factors.tail, true)),
      ...(parts.length > 0 ? matches(segment, wordsWithAll(segment, parts), factors.parts) : []),
    ];
  });
}

/** Words whose own parts are those of the typed compound. */
function wordsWithAll({ byPart }: Segment, parts: readonly string[]): number[] {
  const [first = [], ...others] = parts.map((part) => [...groupOf(byPart, part)]);
  return first.filter((word) => others.every((words) => words.includes(word)));
}

function matches(
  segment: Segment,
  words: Iterable<number>,
  factor: number,
  onlyTitles = false,
): Match[] {
  const used = [...words].filter((word) => isUsed(segment, word));
  return used.map((word) => ({ word, factor, onlyTitles }));
}

function withPrefix(segment: Segment, prefix: string): Match[] {
  if (prefix.length < prefixFrom) return [];
  const { words } = segment;
  const found: number[] = [];
  for (let at = firstFrom(words, prefix); at < words.length; at += 1) {
    if (!words[at]?.startsWith(prefix)) break;
    found.push(at);
  }
  return matches(segment, found, factors.prefix);
}

function wordItself({ words }: Segment, folded: string): number[] {
  const at = firstFrom(words, folded);
  return words[at] === folded ? [at] : [];
}

function firstFrom(words: readonly string[], wanted: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `Fensterglas` finds `Glas`, where compounds are written as one word. */
function endingMatches({ segments, stems, splits }: Rules, { written }: TextWord): WordMatches {
  if (!splits) return segments.map(() => []);
  for (let at = 1; at <= written.length - shortestEnding; at += 1) {
    const own = stems(written.slice(at));
    const found = segments.map((segment) =>
      own.flatMap((stem) => matches(segment, groupOf(segment.byStem, stem), factors.ending)),
    );
    if (some(found)) return found;
  }
  return segments.map(() => []);
}

function nearMatches(segment: Segment, typed: string): Match[] {
  const { words, letters } = segment;
  if (typed.length < correctedFrom) return [];
  const allowed = typed.length >= longWord ? 2 : 1;
  const wanted = lettersOf(typed);
  const found: Match[] = [];
  for (let at = 0; at < words.length && found.length < maxNear; at += 1) {
    if (!lacksFew(wanted, letters[at] as number, allowed)) continue;
    if (isInTitles(segment, at) && isOneTypoAway(typed, words[at] as string)) {
      found.push({ word: at, factor: factors.near, onlyTitles: true });
    }
  }
  return found;
}

/** How much a word counts in each field. */
const weights = [0.2, 0.4, 1];

/** Returns the score of every item of a segment for one typed word, by position. */
export function scores(segment: Segment, found: readonly Match[]): Float64Array {
  const { ids, items, titleWords, replaced } = segment;
  const best = new Float64Array(ids.length);
  for (const { word, factor, onlyTitles } of found) {
    for (const item of listAt(items, word)) {
      const field = item & 3;
      if (onlyTitles && field !== fields.title) continue;
      const position = item >>> 2;
      const own = 1 + (field === fields.title ? 0.2 / (titleWords[position] as number) : 0);
      const score = factor * (weights[field] as number) * own;
      if (score > (best[position] as number)) best[position] = score;
    }
  }
  for (const position of replaced) best[position] = 0;
  return best;
}
