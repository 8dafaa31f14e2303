import { foldText } from '../fold-text.ts';
import { partsOf, splitCompound } from './compounds.ts';
import { nearBegun, nearStems } from './near-words.ts';
import { groupOf } from './number-lists.ts';
import { isUsed, type Segment } from './segment.ts';
import { withUmlauts } from './stems/german.ts';
import type { LanguageRules } from './stems/language-rules.ts';
import type { TextWord } from './text-words.ts';
import { bestScores, type Match, type Reading, type WordMatches } from './word-scores.ts';

/** Factors of the score by kind of match. */
const factors = {
  synonym: 0.9,
  exact: 2,
  stem: 1,
  parts: 0.6,
  prefix: 0.5,
  base: 0.4,
  tail: 0.4,
  ending: 0.3,
  near: 0.3,
};

const shortestEnding = 4;
/** Minimum length of both parts of a word that was typed as two words or joined by mistake. */
const shortestHalf = 3;
const prefixFrom = 2;

export interface SearchRules extends LanguageRules {
  readonly segments: readonly Segment[];
  /** Words of the same meaning, by stem. */
  readonly synonyms?: ReadonlyMap<string, readonly TextWord[]>;
}

export interface TypedWord extends TextWord {
  /** Whether the visitor may still be typing the word, in suggestions. */
  readonly isBegun: boolean;
}

/**
 * Finds the matches of a typed word: the word in all its forms and words of the same meaning; if there are
 * none, items with all parts of a compound, words that begin with it, that it is derived from, that differ by
 * a typo, or that have the same ending.
 */
export function readWord(rules: SearchRules, typed: TypedWord): Reading {
  const direct = meant(rules, typed);
  if (typed.isBegun) return reading(withWordStart(rules, typed, direct));
  if (some(direct)) return reading(direct);
  const parts = inParts(rules, typed);
  if (parts) return parts;
  const others = [prefixMatches, baseMatches, nearMatches, endingMatches];
  for (const matchesOf of others) {
    const found = matchesOf(rules, typed);
    if (some(found)) return reading(found);
  }
  return reading(direct);
}

/** `night light` is also `nightlight`, if there is such a word. */
export function readJoined(
  rules: SearchRules,
  first: TypedWord,
  second: TypedWord,
): Reading | null {
  const folded = first.folded + second.folded;
  const found = direct(rules, { written: first.written + second.written, folded });
  return some(found) ? { all: [found], factor: 2 } : null;
}

const reading = (matches: WordMatches): Reading => ({ all: [matches], factor: 1 });

const some = (matches: WordMatches) => matches.some(({ length }) => length > 0);

const joined = (first: WordMatches, second: WordMatches) =>
  first.map((matches, at) => [...matches, ...(second[at] ?? [])]);

/** Words that begin with a word that is still being typed; else words close to such a beginning. */
function withWordStart(
  { segments }: SearchRules,
  { folded }: TextWord,
  found: WordMatches,
): WordMatches {
  const prefixed = segments.map((segment) => withPrefix(segment, folded));
  const both = joined(found, prefixed);
  if (some(both)) return both;
  return segments.map((segment) =>
    matches(segment, nearBegun(segment, folded), factors.near, true),
  );
}

/** The word in all its forms, and words of the same meaning. */
const meant = (rules: SearchRules, typed: TextWord): WordMatches =>
  [
    ...spellings(rules, typed).map((word) => direct(rules, word)),
    ...synonymsOf(rules, typed).map((word) => direct(rules, word).map(asSynonyms)),
  ].reduce(joined);

/** `Buecher` is also `Bücher`. */
function spellings({ splits }: SearchRules, typed: TextWord): TextWord[] {
  const written = splits ? withUmlauts(typed.written) : null;
  return written ? [typed, { written, folded: foldText(written) }] : [typed];
}

const synonymsOf = ({ synonyms, stems }: SearchRules, { written }: TextWord) =>
  synonyms ? stems(written).flatMap((stem) => synonyms.get(stem) ?? []) : [];

const asSynonyms = (found: readonly Match[]): Match[] =>
  found.map((match) => ({ ...match, factor: match.factor * factors.synonym }));

function direct(rules: SearchRules, { written, folded }: TextWord): WordMatches {
  const { segments, stems, splits } = rules;
  const parts = splits ? partsOf(written, stems, (stem) => isKnown(rules, stem)) : [];
  return segments.map((segment) => [
    ...matches(segment, wordItself(segment, folded), factors.exact),
    ...stems(written).flatMap((stem) => stemMatches(segment, stem, factors.stem)),
    ...(parts.length > 0 ? matches(segment, wordsWithParts(segment, parts), factors.parts) : []),
  ]);
}

const isKnown = ({ segments }: SearchRules, stem: string) =>
  segments.some(({ byStem }) => byStem.positions.has(stem));

const stemMatches = (segment: Segment, stem: string, factor: number): Match[] => [
  ...matches(segment, groupOf(segment.byStem, stem), factor),
  ...matches(segment, groupOf(segment.byPart, stem), factor * factors.parts),
  ...matches(segment, groupOf(segment.byTail, stem), factor * factors.tail, true),
];

/** Words whose own parts are those of the typed compound. */
function wordsWithParts({ byPart }: Segment, parts: readonly string[]): number[] {
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

/** `Kinderbuch` finds books for `Kinder`, if an item has both words. */
function inParts(rules: SearchRules, { written, folded }: TextWord): Reading | null {
  const parts = rules.splits ? compoundParts(rules, written) : halves(rules, folded);
  if (!parts) return null;
  const all = parts.map((part) => meant(rules, { written: part, folded: foldText(part) }));
  const both: Reading = { all, factor: factors.parts / 2, withKinds: true };
  const isTogether = rules.segments.some((segment, at) =>
    bestScores(segment, at, [both], false).some((score) => score > 0),
  );
  return isTogether ? both : null;
}

const compoundParts = (rules: SearchRules, written: string) =>
  splitCompound(written, (part) =>
    rules.stems(part).some((stem) => isKnown(rules, stem) || rules.synonyms?.has(stem)),
  );

/** Two words that were typed as one. */
function halves({ segments }: SearchRules, folded: string): readonly [string, string] | null {
  const isWord = (part: string) => segments.some((segment) => wordItself(segment, part).length > 0);
  for (let at = shortestHalf; at <= folded.length - shortestHalf; at += 1) {
    const parts = [folded.slice(0, at), folded.slice(at)] as const;
    if (parts.every(isWord)) return parts;
  }
  return null;
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

/** Finds words that begin with a complete one; if one has only a single letter more, all its forms match. */
function prefixMatches({ segments, stems }: SearchRules, { folded }: TextWord): WordMatches {
  const found = segments.map((segment) => withPrefix(segment, folded));
  const nearly = segments.flatMap(({ words }, at) =>
    (found[at] ?? []).flatMap(({ word }) =>
      words[word]?.length === folded.length + 1 ? stems(words[word]) : [],
    ),
  );
  return joined(found, titled(segments, [...new Set(nearly)], factors.prefix));
}

/** `zimska` finds `zima`, `zastavica` finds `zastava`. */
function baseMatches({ segments, bases }: SearchRules, { folded }: TextWord): WordMatches {
  const stems = bases(folded);
  return segments.map((segment) =>
    stems.flatMap((stem) => stemMatches(segment, stem, factors.base)),
  );
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

function nearMatches({ segments, stems }: SearchRules, typed: TextWord): WordMatches {
  return titled(segments, nearStems(segments, typed, stems), factors.near);
}

/** `Fensterglas` finds `Glas`, where compounds are written as one word. */
function endingMatches(rules: SearchRules, { written }: TextWord): WordMatches {
  const { segments, stems, splits } = rules;
  const last = splits ? written.length - shortestEnding : 0;
  for (let at = 1; at <= last; at += 1) {
    const known = stems(written.slice(at)).filter((stem) => isKnown(rules, stem));
    const found = titled(segments, known, factors.ending);
    if (some(found)) return found;
  }
  return segments.map(() => []);
}

/** Words of titles with one of these stems, also at the end of a compound. */
const titled = (segments: readonly Segment[], stems: readonly string[], factor: number) =>
  segments.map((segment) =>
    stems.flatMap((stem) => [
      ...matches(segment, groupOf(segment.byStem, stem), factor, true),
      ...matches(segment, groupOf(segment.byTail, stem), factor, true),
    ]),
  );
