import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Characters that are drawn together. */
export interface Run {
  readonly text: string;
  /** Whether the script is right-to-left. The text is in reading order, because its font reverses it. */
  readonly isRightToLeft: boolean;
}

/**
 * Returns the pieces of a line of a right-to-left text from left to right, as they are drawn (UAX #9): PDFs
 * know no direction. Brackets are mirrored. A line without letters of such a script keeps its order.
 */
export function visualRuns(line: string): Run[] {
  const isForeign = !rightToLeft.test(line);
  const text = isForeign ? line : line.replace(numbers, '\u2066$&\u2069');
  const embedded = bidi.getEmbeddingLevels(text, isForeign ? 'ltr' : 'rtl');
  const mirrored = bidi.getMirroredCharactersMap(text, embedded.levels);
  const groups = groupsOf(bidi.getReorderedIndices(text, embedded), embedded.levels);
  const runs = groups.map((group) => {
    const isOdd = (embedded.levels[group[0] ?? 0] ?? 0) % 2 === 1;
    const letters = group.map((at) => mirrored.get(at) ?? text[at] ?? '').join('');
    return isOdd ? turned(letters) : { text: letters.replace(marks, ''), isRightToLeft: false };
  });
  return runs.filter((run) => run.text !== '');
}

/** Groups adjacent characters of one level, in the order in which they are drawn. */
function groupsOf(order: readonly number[], levels: Uint8Array): number[][] {
  const groups: number[][] = [];
  for (const at of order) {
    const last = groups.at(-1);
    if (last && levels[last[0] ?? 0] === levels[at]) last.push(at);
    else groups.push([at]);
  }
  return groups;
}

/** The font reverses a run with letters of its script, so that it can join them; signs alone stay as drawn. */
function turned(drawn: string): Run {
  const text = drawn.replace(marks, '');
  return rightToLeft.test(text)
    ? { text: [...text].toReversed().join(''), isRightToLeft: true }
    : { text, isRightToLeft: false };
}

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** Matches invoice and telephone numbers, whose parts would otherwise swap places. */
const numbers = /\+\d[\d -]*\d|(?<![\p{L}\d-])\d+(?:[-/]\d+)+/gu;

/** Direction marks have been applied and are not drawn. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
