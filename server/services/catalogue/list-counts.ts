import type { AttributeDictionary } from './attribute-dictionary.ts';
import type { FacetCount } from './facets.ts';
import {
  type Bits,
  type Counted,
  countIn,
  hasBit,
  intersection,
  intersects,
  toCounted,
} from './list-bits.ts';
import { priceFacet, type Scope } from './list-conditions.ts';
import type { ListIndex } from './list-index.ts';
import { facetBits, scopeBits } from './list-narrow.ts';
import type { Narrowing } from './list-query.ts';
import type { Hits } from './list-words.ts';

/** Counts all facets from the index; the result equals that of `loadFacetCounts`. */
export function countFacets(
  index: ListIndex,
  { all: attributes }: AttributeDictionary,
  scope: Scope,
  narrowing: Narrowing,
  hits: Hits | null,
): FacetCount[] {
  const base = scopeBits(index, scope, narrowing, hits);
  const facets = facetBits(index, narrowing);
  const under = (id: number) => {
    const others = facets.filter((facet) => facet.id !== id);
    return toCounted(
      intersection(
        base,
        others.map(({ bits }) => bits),
      ),
    );
  };
  const underAll = under(0);
  const isNarrowed = new Set(facets.map(({ id }) => id));
  const listedFor = (id: number) => (isNarrowed.has(id) ? under(id) : underAll);
  const counts = [priceCount(index, listedFor(priceFacet))];
  for (const { id, filterable } of attributes) {
    if (!filterable) continue;
    const list = { base, listed: listedFor(id) };
    counts.push(...valueCounts(index, id, list), ...rangeCount(index, id, list));
  }
  return counts;
}

const noEnds = { min: null, max: null } as const;

/** The sets that one facet is counted in. */
interface List {
  /** The list before facets filter it. */
  readonly base: Bits;
  /** The list filtered by all other facets. */
  readonly listed: Counted;
}

/** Leaves out values that no product of the list has; a value that only filters rule out has 0. */
function valueCounts(index: ListIndex, id: number, { base, listed }: List): FacetCount[] {
  const counts: FacetCount[] = [];
  for (const [value, bits] of index.choices.get(id) ?? []) {
    const total = countIn(listed, bits);
    if (total === 0 && !intersects(base, bits)) continue;
    const isFlag = typeof value === 'boolean';
    counts.push({
      attribute_id: id,
      value_id: isFlag ? null : value,
      value_bool: isFlag ? value : null,
      total,
      ...noEnds,
    });
  }
  return counts;
}

function rangeCount(index: ListIndex, id: number, { base, listed }: List): FacetCount[] {
  const sorted = index.ranges.get(id);
  if (!sorted || !intersects(base, sorted.bits)) return [];
  const total = countIn(listed, sorted.bits);
  const ends = endsOf(
    sorted.positions,
    (position) => sorted.values[position] as number,
    listed.bits,
  );
  return [{ attribute_id: id, value_id: null, value_bool: null, total, ...ends }];
}

function priceCount({ byPrice, prices }: ListIndex, listed: Counted): FacetCount {
  const at = (position: number) => prices[byPrice[position] as number] as number;
  return {
    attribute_id: priceFacet,
    value_id: null,
    value_bool: null,
    total: listed.total,
    ...endsOf(byPrice, at, listed.bits),
  };
}

/** Returns the lowest and highest value among listed products; `at` returns the value at a position. */
function endsOf(positions: Uint32Array, at: (position: number) => number, listed: Bits) {
  const end = (fromLast: boolean) => {
    for (let step = 0; step < positions.length; step += 1) {
      const position = fromLast ? positions.length - 1 - step : step;
      if (hasBit(listed, positions[position] as number)) return at(position);
    }
    return null;
  };
  return { min: end(false), max: end(true) };
}
