import { listAt } from './number-lists.ts';
import { fields, type Segment } from './segment.ts';

/** A word of a segment that matches a typed word, with its score. */
export interface Match {
  readonly word: number;
  readonly factor: number;
  readonly onlyTitles: boolean;
}

/** Matches of one typed word in each segment, in the order of the segments. */
export type WordMatches = readonly (readonly Match[])[];

/** A way to match a typed word or pair of words: an item needs all of these matches. */
export interface Reading {
  readonly all: readonly WordMatches[];
  readonly factor: number;
  /** Whether the names of categories, brands and attribute values always count. */
  readonly withKinds?: boolean;
}

/** Score of a word in each field. */
const weights: Readonly<Record<number, number>> = {
  [fields.title]: 1,
  [fields.excerpt]: 0.4,
  [fields.body]: 0.2,
  [fields.kinds]: 0.1,
};

/** Returns the score of every item of a segment for one typed word, by position. */
export function scores(
  segment: Segment,
  found: readonly Match[],
  withKinds: boolean,
): Float64Array {
  const { ids, items, titleWords, replaced } = segment;
  const best = new Float64Array(ids.length);
  for (const { word, factor, onlyTitles } of found) {
    for (const item of listAt(items, word)) {
      const field = item & 3;
      if (onlyTitles ? field !== fields.title : field === fields.kinds && !withKinds) continue;
      const position = item >>> 2;
      const own = 1 + (field === fields.title ? 0.2 / (titleWords[position] as number) : 0);
      const score = factor * (weights[field] as number) * own;
      if (score > (best[position] as number)) best[position] = score;
    }
  }
  for (const position of replaced) best[position] = 0;
  return best;
}

/** Returns the best score of every item over all readings. */
export function bestScores(
  segment: Segment,
  at: number,
  readings: readonly Reading[],
  withKinds: boolean,
): Float64Array {
  const [first, ...others] = readings.map(({ all, factor, withKinds: always = false }) => {
    const parts = all.map((matches) => scores(segment, matches[at] ?? [], withKinds || always));
    return factor === 1 && parts.length === 1 ? (parts[0] as Float64Array) : sum(parts, factor);
  });
  const best = first ?? new Float64Array(segment.ids.length);
  for (const other of others) {
    for (const [position, score] of other.entries()) {
      if (score > (best[position] as number)) best[position] = score;
    }
  }
  return best;
}

/** Sums scores of items that have one in each part. */
function sum(parts: readonly Float64Array[], factor: number): Float64Array {
  const [total = new Float64Array(0), ...others] = parts;
  for (let position = 0; position < total.length; position += 1) {
    const isIn = parts.every((part) => part[position] !== 0);
    const rest = others.reduce((more, part) => more + (part[position] as number), 0);
    total[position] = isIn ? factor * ((total[position] as number) + rest) : 0;
  }
  return total;
}
