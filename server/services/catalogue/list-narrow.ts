import { addBit, type Bits, createBits, intersection, union } from './list-bits.ts';
import { priceFacet, type Scope } from './list-conditions.ts';
import type { ListIndex } from './list-index.ts';
import type { AttributeFilter, Narrowing, Range } from './list-query.ts';
import type { Hits } from './list-words.ts';

/** Products that match one facet; `id` is that of its attribute, or `priceFacet`. */
export interface FacetBits {
  readonly id: number;
  readonly bits: Bits;
}

/** Returns the products of a list before facets filter it. `hits` are the results of the scope's search. */
export function scopeBits(
  index: ListIndex,
  scope: Scope,
  narrowing: Narrowing,
  hits: Hits | null,
): Bits {
  const { ids, categories, tags, featured, discounted } = index;
  const listed = index.listed[scope.language] ?? createBits(ids.length);
  const sets: (Bits | null)[] = [listed];
  if (scope.categories) {
    sets.push(
      union(
        ids.length,
        scope.categories.map((id) => categories.get(id) ?? null),
      ),
    );
  }
  if (scope.tag !== null) sets.push(tags.get(scope.tag) ?? null);
  if (narrowing.featured) sets.push(featured);
  if (narrowing.discounted) sets.push(discounted);
  return intersection(hits ? positionsAsBits(index, hits.positions) : listed, sets);
}

export function facetBits(index: ListIndex, { price, attributes }: Narrowing): FacetBits[] {
  const facets = attributes.map((filter) => ({
    id: filter.id,
    bits: attributeBits(index, filter),
  }));
  return price ? [...facets, { id: priceFacet, bits: priceBits(index, price) }] : facets;
}

function attributeBits(index: ListIndex, filter: AttributeFilter): Bits {
  const size = index.ids.length;
  const values = index.choices.get(filter.id);
  if (filter.kind === 'choice') {
    return union(
      size,
      filter.values.map((value) => values?.get(value) ?? null),
    );
  }
  if (filter.kind === 'flag') return values?.get(filter.value) ?? createBits(size);
  const sorted = index.ranges.get(filter.id);
  if (!sorted) return createBits(size);
  const at = (position: number) => sorted.values[position] as number;
  return between(index, sorted.positions, at, endsOf(filter));
}

function endsOf(filter: AttributeFilter): Range<number> {
  if (filter.kind === 'number') return filter.range;
  const { from, to } = filter.kind === 'date' ? filter.range : { from: null, to: null };
  const moment = (end: string | null) => (end === null ? null : Date.parse(end));
  return { from: moment(from), to: moment(to) };
}

function priceBits(index: ListIndex, { from, to }: Range<number>): Bits {
  const { byPrice, prices } = index;
  const at = (position: number) => prices[byPrice[position] as number] as number;
  return between(index, byPrice, at, {
    from: from === null ? null : Math.round(from),
    to: to === null ? null : Math.round(to),
  });
}

/** Returns the products whose value is within the range; `at` returns the value at a position, ascending. */
function between(
  { ids }: ListIndex,
  positions: Uint32Array,
  at: (position: number) => number,
  { from, to }: Range<number>,
): Bits {
  const bits = createBits(ids.length);
  const start =
    from === null ? 0 : firstWhere(positions.length, (position) => at(position) >= from);
  for (let position = start; position < positions.length; position += 1) {
    if (to !== null && at(position) > to) break;
    addBit(bits, positions[position] as number);
  }
  return bits;
}

/** Returns the first position that meets the condition, which all later positions also meet. */
function firstWhere(length: number, holds: (position: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function positionsAsBits({ ids }: ListIndex, positions: Uint32Array): Bits {
  const bits = createBits(ids.length);
  for (const position of positions) addBit(bits, position);
  return bits;
}
