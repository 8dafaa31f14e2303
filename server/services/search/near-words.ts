import { lacksFew, lettersOf } from './letters.ts';
import { groupOf } from './number-lists.ts';
import { isInTitles, type Segment } from './segment.ts';
import type { Stems } from './stems/stems-of.ts';
import type { TextWord } from './text-words.ts';
import { beginsNear, distance } from './typo.ts';

/** Minimum length of a word for corrections. */
const correctedFrom = 4;
/** Minimum length of a word that may have two typos, or one in its first letter. */
const longWord = 8;
const maxNear = 10;

const allowedIn = (typed: string) => (typed.length >= longWord ? 2 : 1);

const beginAlike = (typed: string, word: string) =>
  typed.length >= longWord || typed[0] === word[0];

/** Title words that begin with the typed letters, allowing for a typo. */
export function nearBegun(segment: Segment, typed: string): number[] {
  const { words, letters } = segment;
  if (typed.length < correctedFrom) return [];
  const allowed = allowedIn(typed);
  const wanted = lettersOf(typed);
  const found: number[] = [];
  for (let at = 0; at < words.length && found.length < maxNear; at += 1) {
    if (!lacksFew(wanted, letters[at] as number, allowed)) continue;
    const word = words[at] as string;
    if (beginAlike(typed, word) && isInTitles(segment, at) && beginsNear(typed, word, allowed)) {
      found.push(at);
    }
  }
  return found;
}

/**
 * Stems of title words that differ from a typed word by the fewest typos, in any segment. Whole words and stems,
 * because a typed word that is complete is no beginning: `cups` is not near `cushion`.
 */
export function nearStems(
  segments: readonly Segment[],
  { folded, written }: TextWord,
  stems: Stems,
): string[] {
  if (folded.length < correctedFrom) return [];
  let best = allowedIn(folded);
  let found = new Set<string>();
  const note = (near: string, typos: number) => {
    if (typos > best) return;
    if (typos < best) found = new Set();
    best = typos;
    found.add(near);
  };
  for (const segment of segments) {
    for (const stem of stems(written)) nearStemsIn(segment, stem, best, note);
    nearWordsIn(segment, folded, best, (word, typos) => {
      for (const stem of stems(word)) note(stem, typos);
    });
  }
  return [...found].slice(0, maxNear);
}

type Note = (near: string, typos: number) => void;

function nearStemsIn(segment: Segment, stem: string, allowed: number, note: Note): void {
  if (stem.length < correctedFrom) return;
  const { byStem, stemLetters } = segment;
  const wanted = lettersOf(stem);
  for (const [near, at] of byStem.positions) {
    if (near.length < correctedFrom || !beginAlike(stem, near)) continue;
    if (!lacksFew(wanted, stemLetters[at] as number, allowed)) continue;
    const typos = distance(stem, near);
    if (typos <= allowed && isTitled(segment, near)) note(near, typos);
  }
}

function nearWordsIn(segment: Segment, typed: string, allowed: number, note: Note): void {
  const { words, letters } = segment;
  const wanted = lettersOf(typed);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    if (!lacksFew(wanted, letters[at] as number, allowed) || !beginAlike(typed, word)) continue;
    const typos = distance(typed, word);
    if (typos <= allowed && isInTitles(segment, at)) note(word, typos);
  }
}

const isTitled = (segment: Segment, stem: string) =>
  [...groupOf(segment.byStem, stem), ...groupOf(segment.byTail, stem)].some((word) =>
    isInTitles(segment, word),
  );
