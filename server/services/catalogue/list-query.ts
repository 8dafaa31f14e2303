import type { Filter } from '#schemas/entities/layered-filter.ts';
import type { Attribute, AttributeDictionary } from './attribute-dictionary.ts';
import { isChoice } from './attribute-dictionary.ts';

/** A range; null for an open end. */
export interface Range<T> {
  readonly from: T | null;
  readonly to: T | null;
}

export type AttributeFilter =
  | { readonly kind: 'choice'; readonly id: number; readonly values: readonly number[] }
  | { readonly kind: 'number'; readonly id: number; readonly range: Range<number> }
  | { readonly kind: 'date'; readonly id: number; readonly range: Range<string> }
  | { readonly kind: 'flag'; readonly id: number; readonly value: boolean };

/** Typed filters of a list, parsed from the request. */
export interface Narrowing {
  readonly price: Range<number> | null;
  readonly featured: boolean;
  readonly discounted: boolean;
  readonly ids: readonly number[] | null;
  /** Has at most one filter per attribute. */
  readonly attributes: readonly AttributeFilter[];
}

/** Key of the price range (in cents) among attribute codes. */
export const priceKey = 'finalPrice';

/**
 * Ignores unknown filters, because addresses outlive attributes. `archived` is always false, whatever is
 * requested (LIST-40).
 */
export function readFilters(
  filters: readonly Filter[],
  attributes: AttributeDictionary,
): Narrowing {
  const byKey = new Map(filters.map((filter) => [filter.key, filter]));
  const price = byKey.get(priceKey);
  const ids = byKey.get('id') ?? byKey.get('ids');
  return {
    price: price ? numberRange(price) : null,
    featured: isYes(byKey.get('featured')),
    discounted: isYes(byKey.get('discount')) || isYes(byKey.get('discounted')),
    ids: ids ? numbers(ids) : null,
    attributes: attributes.all.flatMap((attribute) => {
      const filter = byKey.get(attribute.code);
      return (filter && attributeFilter(attribute, filter)) ?? [];
    }),
  };
}

function attributeFilter(attribute: Attribute, filter: Filter): AttributeFilter | null {
  const { id, type } = attribute;
  if (isChoice(attribute)) {
    const values = choiceIds(attribute, filter);
    return listedValues(filter).length > 0 ? { kind: 'choice', id, values } : null;
  }
  if (type === 'number') {
    const range = numberRange(filter);
    return range && { kind: 'number', id, range };
  }
  if (type === 'yes/no') return flagFilter(id, filter);
  const range = dateRange(filter);
  return range && { kind: 'date', id, range };
}

/** Finds values by id or by key. */
function choiceIds({ values }: Attribute, filter: Filter): number[] {
  const requested = new Set(listedValues(filter).map(String));
  return values
    .filter(({ id, key }) => requested.has(String(id)) || requested.has(key))
    .map(({ id }) => id);
}

function flagFilter(id: number, filter: Filter): AttributeFilter | null {
  if (isYes(filter)) return { kind: 'flag', id, value: true };
  const no = [false, 0, 'no', 'false', '0'].includes(listedValues(filter)[0] as string);
  return no ? { kind: 'flag', id, value: false } : null;
}

function isYes(filter: Filter | undefined): boolean {
  return (
    filter !== undefined &&
    [true, 1, 'yes', 'true', '1'].includes(listedValues(filter)[0] as string)
  );
}

type Scalar = string | number | boolean;

/** Text may contain several values, separated by commas (LIST-24). */
export function listedValues({ value }: Filter): Scalar[] {
  const values: readonly Scalar[] = typeof value === 'object' ? value : [value];
  return values.flatMap((each): Scalar[] => (typeof each === 'string' ? each.split(',') : [each]));
}

function numbers(filter: Filter): number[] {
  return listedValues(filter)
    .map(Number)
    .filter((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31);
}

export function numberRange(filter: Filter): Range<number> | null {
  const [from = null, to = null] = listedValues(filter).map(numberOrNull);
  const last = filter.range === false && to === null ? from : to;
  return from === null && last === null ? null : { from, to: last };
}

function numberOrNull(value: Scalar): number | null {
  const number = value === '' || typeof value === 'boolean' ? Number.NaN : Number(value);
  return Math.abs(number) <= 1e15 ? number : null;
}

function dateRange(filter: Filter): Range<string> | null {
  const [from = null, to = null] = listedValues(filter).map((value, index) =>
    instant(value, index === 1),
  );
  return from === null && to === null ? null : { from, to };
}

/** A day without a time means its first or last moment. */
function instant(value: Scalar, isEnd: boolean): string | null {
  const text = String(value);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const date = new Date(isDay && isEnd ? `${text}T23:59:59.999Z` : text);
  const isUsual = date.getTime() >= 0 && date.getUTCFullYear() < 10_000;
  return text !== '' && isUsual ? date.toISOString() : null;
}
