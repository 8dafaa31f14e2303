import type { FoundItem } from '../search/find-items.ts';
import type { ListIndex } from './list-index.ts';

/** Products found by a search, by position, each with its rank. */
export interface Hits {
  readonly positions: Uint32Array;
  readonly ranks: Float64Array;
}

/** Ranks are whole numbers, which sort together with positions. */
const rankUnit = 1_000_000;

export const rankOf = ({ score }: FoundItem): number => Math.max(1, Math.round(score * rankUnit));

/** Returns the found products that lists show. */
export function listedHits({ positionOf }: ListIndex, found: readonly FoundItem[]): Hits {
  const listed = found.filter(({ id }) => positionOf.has(id));
  return {
    positions: Uint32Array.from(listed, ({ id }) => positionOf.get(id) as number),
    ranks: Float64Array.from(listed, rankOf),
  };
}
