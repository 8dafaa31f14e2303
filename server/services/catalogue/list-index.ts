import type { Language } from '#schemas/languages.ts';
import type { Bits } from './list-bits.ts';

/** Values of a number or date attribute in ascending order, each with the position of its product. */
export interface SortedValues {
  readonly values: Float64Array;
  readonly positions: Uint32Array;
  /** All products that have a value. */
  readonly bits: Bits;
}

/**
 * The products shown in lists, as columns; a product is identified by its position in the order of ids.
 * Lists, totals and counts are computed from it without a statement. It takes about 30 bytes plus one bit per
 * filter value for each product. After a change of some products, only these are reloaded; `listed` says
 * which ones lists still show.
 */
export interface ListIndex {
  readonly ids: Int32Array;
  readonly positionOf: ReadonlyMap<number, number>;
  /**
   * Products shown in lists, by language, without those hidden or archived since the whole index was loaded.
   */
  readonly listed: Readonly<Record<Language, Bits>>;
  /** Sold-out products. */
  readonly soldOut: Bits;
  readonly prices: Float64Array;
  readonly priorities: Float64Array;
  /** Positions in ascending order of the value; equal values are in order of id. */
  readonly byPrice: Uint32Array;
  readonly byPriority: Uint32Array;
  readonly byName: Readonly<Record<Language, Uint32Array>>;
  readonly featured: Bits;
  readonly discounted: Bits;
  readonly categories: ReadonlyMap<number, Bits>;
  readonly tags: ReadonlyMap<string, Bits>;
  /** Products by attribute, then by value: the id of a value, `true` or `false`. */
  readonly choices: ReadonlyMap<number, ReadonlyMap<number | boolean, Bits>>;
  /** Numbers by attribute; dates are in ms since 1970. */
  readonly ranges: ReadonlyMap<number, SortedValues>;
}
