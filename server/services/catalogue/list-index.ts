import type { Language } from '#schemas/languages.ts';
import type { Bits } from './list-bits.ts';

/** Values of a number or date attribute, ascending, with the place of the product that has each. */
export interface SortedValues {
  readonly values: Float64Array;
  readonly positions: Uint32Array;
  /** All products that have a value. */
  readonly bits: Bits;
}

/**
 * The products that lists show, as columns: a product is its place in the order of ids. Lists, totals
 * and counts are read from it without a statement. It takes about 30 bytes and one bit per filter value
 * for each product. After a change of some products only these are read again: `listed` says which of
 * them lists still show.
 */
export interface ListIndex {
  readonly ids: Int32Array;
  readonly placeOf: ReadonlyMap<number, number>;
  /** Without the products that have been hidden or archived since the whole was read. */
  readonly listed: Bits;
  /** What cannot be bought now. */
  readonly soldOut: Bits;
  readonly prices: Float64Array;
  readonly priorities: Float64Array;
  /** Places in ascending order, by id where equal. */
  readonly byPrice: Uint32Array;
  readonly byPriority: Uint32Array;
  readonly byName: Readonly<Record<Language, Uint32Array>>;
  readonly featured: Bits;
  readonly discounted: Bits;
  readonly categories: ReadonlyMap<number, Bits>;
  readonly tags: ReadonlyMap<string, Bits>;
  /** By attribute, then by value: its id, or `true` and `false`. */
  readonly choices: ReadonlyMap<number, ReadonlyMap<number | boolean, Bits>>;
  /** Numbers, or dates as milliseconds since 1970, by attribute. */
  readonly ranges: ReadonlyMap<number, SortedValues>;
}
