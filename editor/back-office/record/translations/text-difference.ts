import { commonStart } from '../../../session/publishing/word-diff.ts';

/** The changed part of a text, before and after the change, with some words around it. */
export interface TextDifference {
  readonly start: string;
  readonly before: string;
  readonly now: string;
  readonly end: string;
}

/** Number of words shown on each side of the change. */
const around = 6;

/**
 * Returns the difference of two texts. Changes in several places count as one, from the first to the last.
 */
export function textDifference(before: string, now: string): TextDifference {
  const one = wordsOf(before);
  const other = wordsOf(now);
  const start = commonStart(one, other);
  const end = commonStart(one.slice(start).toReversed(), other.slice(start).toReversed());
  const middle = (words: readonly string[]) => words.slice(start, words.length - end).join(' ');
  return {
    start: shortened(other.slice(0, start), 'start'),
    before: middle(one),
    now: middle(other),
    end: shortened(other.slice(other.length - end), 'end'),
  };
}

/** Returns the words of plain text or HTML. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

function shortened(words: readonly string[], side: 'start' | 'end'): string {
  if (words.length <= around) return words.join(' ');
  return side === 'start'
    ? `… ${words.slice(-around).join(' ')}`
    : `${words.slice(0, around).join(' ')} …`;
}
