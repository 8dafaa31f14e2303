import { mandatoryProductFilter } from '#schemas/constants.ts';
import type { Filter, LayeredFilter } from '#schemas/entities/layered-filter.ts';
import { siteCurrency } from '#schemas/money/site-currency.ts';
import type { FilterKind, ListFilter } from './list-data.ts';
import type { ListQuery, Range } from './query.ts';

const kinds: Readonly<Record<string, FilterKind>> = {
  dropdown: 'single',
  'text swatch': 'single',
  'visual swatch': 'single',
  'multi select': 'multiple',
  'yes/no': 'yesNo',
  number: 'number',
  date: 'date',
  datetime: 'date',
};

/** Types that later servers introduce are unknown, not an error (LIST-05, LIST-06). */
export function filterKind(type: string): FilterKind {
  return Object.hasOwn(kinds, type) ? (kinds[type] as FilterKind) : 'unknown';
}

/** A filter with more than 12 values shows the most frequent ones first, and has a search. */
export const isLong = ({ values, hiddenValues }: ListFilter): boolean =>
  values.length + hiddenValues > 12;

/** In URLs the price has another name, and whole currency units instead of minor ones. */
const price = { wire: 'finalPrice', shown: 'price' } as const;
const unit = 10 ** siteCurrency.digits;

export function isMoney(code: string): boolean {
  return code === price.shown;
}

/** Returns a filter under its name in URLs. */
export function shownFilter(filter: LayeredFilter): LayeredFilter {
  const isPrice = filter.attributeCode === price.wire;
  return isPrice ? { ...filter, attributeCode: price.shown } : filter;
}

type FilterValue = LayeredFilter['values'][number];

/** Returns the identifier of a value in URLs. */
export function valueKey({ value, attributeID }: FilterValue): string {
  return value !== undefined && /^\d+$/.test(value) ? value : String(attributeID);
}

/** Returns the lowest and highest available number, in the unit of URLs. */
export function boundsOf({ attributeCode, values }: LayeredFilter): Range {
  const lows = values.flatMap(({ minValue }) => minValue ?? []);
  const highs = values.flatMap(({ maxValue }) => maxValue ?? []);
  const shown = (value: number, round: (value: number) => number) =>
    String(isMoney(attributeCode) ? round(value / unit) : value);
  return {
    from: lows.length > 0 ? shown(Math.min(...lows), Math.floor) : '',
    to: highs.length > 0 ? shown(Math.max(...highs), Math.ceil) : '',
  };
}

/**
 * Returns the filters of a request. Ranges are sent only when both ends are known (LIST-29); archived is
 * always sent.
 */
export function toFilters(query: ListQuery, layered: readonly LayeredFilter[] = []): Filter[] {
  const chosen = Object.entries(query.choices).map(([key, values]) => choiceFilter(key, values));
  const ranges = Object.entries(query.ranges).flatMap(([key, range]) => {
    const filter = layered.find(({ attributeCode }) => attributeCode === key);
    return rangeFilter(key, completeRange(range, filter ? boundsOf(filter) : null));
  });
  return [...chosen, ...ranges, mandatoryProductFilter];
}

function choiceFilter(key: string, values: readonly string[]): Filter {
  const [first = ''] = values;
  if (first === 'yes' || first === 'no') return { key, value: first === 'yes', range: false };
  const ids = values.map(Number);
  return { key, value: ids.length === 1 ? Number(first) : ids, range: false };
}

/** An open end becomes the bound of the available values, limited by the typed end. */
function completeRange({ from, to }: Range, bounds: Range | null): Range {
  if (!bounds || (from && to) || from.includes('-', 1)) return { from, to };
  return from
    ? { from, to: bounds.to && String(Math.max(Number(from), Number(bounds.to))) }
    : { from: bounds.from && String(Math.min(Number(to), Number(bounds.from))), to };
}

function rangeFilter(key: string, { from, to }: Range): Filter[] {
  if (from === '' || to === '') return [];
  if (from.includes('-', 1)) return [{ key, value: [dayStart(from), dayEnd(to)], range: true }];
  const [low, high] = boundedRange(Number(from), Number(to));
  if (!isMoney(key)) return [{ key, value: [low, high], range: true }];
  const ends = [low, high].map((end) => Math.round(end * unit));
  return [{ key: price.wire, value: ends, range: true }];
}

/** Limits each end by the other (LIST-31, LIST-32). */
export function boundedRange(low: number, high: number): [number, number] {
  return low <= high ? [low, high] : [high, low];
}

const dayStart = (day: string) => `${day}T00:00:00.000Z`;
const dayEnd = (day: string) => `${day}T23:59:59.999Z`;
