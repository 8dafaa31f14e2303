import { paging, type SortOption, sortOptions } from '#schemas/constants.ts';

/** Ends of a range as typed: numbers, or days as `2026-11-21`. An empty end is open. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** Everything in the URL that determines a product list. */
export interface ListQuery {
  /** Attribute code to value ids, or to `yes` / `no`. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, Range>>;
  readonly discount: boolean;
  readonly featured: boolean;
  /** Order of the products; null for the list's default. */
  readonly sort: SortOption | null;
  /** Number of products per page; null for the list's default. */
  readonly perPage: number | null;
  readonly page: number;
  /** Codes of filters that show all of their values. */
  readonly expanded: readonly string[];
}

const ownNames = new Set([
  'discount',
  'featured',
  'sort',
  'perPage',
  'page',
  'q',
  'variant',
  'values',
]);
/** Names of request filters that are not URL filters; the price would be in cents there. */
const wireNames = new Set(['finalPrice', 'id', 'ids', 'discounted', 'archived']);
const code = /^[a-z][\w-]{0,60}$/i;
const rangeCode = /^([a-z][\w-]{0,60})\.(from|to)$/i;
const idList = /^\d{1,10}(,\d{1,10})*$/;
const numberRange = /^(-?\d{1,10}(?:\.\d{1,2})?)-(-?\d{1,10}(?:\.\d{1,2})?)$/;
const rangeEnd = /^-?\d{1,10}([.,]\d{1,2})?$|^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses a URL query. Parameters that are not filters (LIST-24) are ignored, because URLs may contain
 * unrelated ones.
 */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const sort = query.get('sort') ?? '';
  const perPage = Number(query.get('perPage'));
  return {
    choices: parseChoices(query),
    ranges: parseRanges(query),
    discount: query.get('discount') === 'yes',
    featured: query.get('featured') === 'yes',
    sort: Object.hasOwn(sortOptions, sort) ? (sort as SortOption) : null,
    perPage: paging.itemsPerPage.some((offered) => offered === perPage) ? perPage : null,
    page: /^\d{1,6}$/.test(query.get('page') ?? '') ? Math.max(1, Number(query.get('page'))) : 1,
    expanded: parseExpanded(query),
  };
}

function parseExpanded(query: URLSearchParams): string[] {
  const codes = query.getAll('values').flatMap((text) => text.split(','));
  return [...new Set(codes)].filter(isFilterName);
}

const isFilterName = (name: string) =>
  code.test(name) && !ownNames.has(name) && !wireNames.has(name);

function parseChoices(query: URLSearchParams): Record<string, readonly string[]> {
  const choices: Record<string, readonly string[]> = {};
  for (const name of new Set(query.keys())) {
    if (!isFilterName(name)) continue;
    // Without scripts a browser repeats the name instead of joining values by commas.
    const text = query.getAll(name).filter(Boolean).join(',');
    if (idList.test(text)) choices[name] = [...new Set(text.split(','))];
    else if (text === 'yes' || text === 'no') choices[name] = [text];
  }
  return choices;
}

function parseRanges(query: URLSearchParams): Record<string, Range> {
  const ranges: Record<string, Range> = {};
  for (const [name, text] of query) {
    const [, from, to] = numberRange.exec(text) ?? [];
    if (from !== undefined && to !== undefined && isFilterName(name)) {
      ranges[name] = { from, to };
    }
    const [, key, end] = rangeCode.exec(name) ?? [];
    if (key && isFilterName(key) && rangeEnd.test(text)) {
      const known = ranges[key] ?? { from: '', to: '' };
      ranges[key] = { ...known, [end as 'from' | 'to']: text.replace(',', '.') };
    }
  }
  return Object.fromEntries(Object.entries(ranges).filter(([, range]) => !isEmptyRange(range)));
}

/** With both ends zero or both open there is no range (LIST-30). */
function isEmptyRange({ from, to }: Range): boolean {
  return Number(from) === 0 && Number(to) === 0;
}

/**
 * Returns the changed query. A change of the listed products starts at page 1 again (LIST-17, 20, 21, 22).
 */
export function changeQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change };
}

export function withoutChoice(query: ListQuery, key: string, value: string): ListQuery {
  const left = (query.choices[key] ?? []).filter((one) => one !== value);
  const { [key]: _, ...others } = query.choices;
  return changeQuery(query, { choices: left.length > 0 ? { ...others, [key]: left } : others });
}

export function withoutRange(query: ListQuery, key: string): ListQuery {
  const { [key]: _, ...ranges } = query.ranges;
  return changeQuery(query, { ranges });
}

export function withoutFilters(query: ListQuery): ListQuery {
  const none = { choices: {}, ranges: {}, discount: false, featured: false };
  return changeQuery(query, none);
}

/** Returns the query string of a list, sorted; empty for the default list. Equal lists have equal strings. */
export function listSearch(query: ListQuery): string {
  const parts = [
    ...Object.entries(query.choices).map(([key, values]) => [key, inOrder(values).join(',')]),
    ...Object.entries(query.ranges).flatMap(rangeParts),
    ...(query.discount ? [['discount', 'yes']] : []),
    ...(query.featured ? [['featured', 'yes']] : []),
    ...(query.sort ? [['sort', query.sort]] : []),
    ...(query.perPage ? [['perPage', String(query.perPage)]] : []),
    ...(query.page > 1 ? [['page', String(query.page)]] : []),
    ...(query.expanded.length > 0 ? [['values', query.expanded.toSorted().join(',')]] : []),
  ] as string[][];
  const params = new URLSearchParams(parts);
  params.sort();
  const search = params.toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}

const inOrder = (values: readonly string[]) => values.toSorted((a, b) => Number(a) - Number(b));

function rangeParts([key, range]: [string, Range]): string[][] {
  if (isEmptyRange(range)) return [];
  const joined = `${range.from}-${range.to}`;
  if (numberRange.test(joined)) return [[key, joined]];
  return Object.entries(range).flatMap(([end, text]) => (text ? [[`${key}.${end}`, text]] : []));
}

/** Returns the number of chosen facets; with more than one the page is not indexed. */
export function facetCount({ choices, ranges, discount, featured }: ListQuery): number {
  const chosen = Object.values(choices).flat().length + Object.keys(ranges).length;
  return chosen + Number(discount) + Number(featured);
}
