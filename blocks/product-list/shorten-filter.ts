import type { LayeredFilter } from '#schemas/entities/layered-filter.ts';
import { type Language, localeOf } from '#schemas/languages.ts';
import { filterKind, valueKey } from './filters.ts';
import type { ListFilter } from './list-data.ts';
import type { ListQuery } from './query.ts';

/** A filter with more values is long: it shows the most frequent ones first, and has a search. */
const longFrom = 13;
const shownValues = 10;

export const isLong = ({ values, hiddenValues }: ListFilter): boolean =>
  values.length + hiddenValues >= longFrom;

/**
 * Returns a filter with the values that the list shows. A short one keeps all, in the shop's order. A long one
 * keeps the chosen and the most frequent ones, or all when the visitor asked for them, by name.
 */
export function shortenFilter(
  filter: LayeredFilter,
  { choices, expanded }: ListQuery,
  language: Language,
): ListFilter {
  const { attributeCode: code, values } = filter;
  const kind = filterKind(filter.type);
  const isList = kind === 'single' || kind === 'multiple';
  if (!isList || values.length < longFrom) return { ...filter, hiddenValues: 0 };
  const { compare } = new Intl.Collator(localeOf(language), { numeric: true });
  const frequent = values.toSorted((a, b) => b.totalProducts - a.totalProducts);
  const first = new Set(frequent.slice(0, shownValues).map(valueKey));
  const shown = expanded.includes(code)
    ? values
    : values.filter(
        (value) => first.has(valueKey(value)) || choices[code]?.includes(valueKey(value)),
      );
  return {
    ...filter,
    values: shown.toSorted((a, b) => compare(a.valueLabel, b.valueLabel)),
    hiddenValues: values.length - shown.length,
  };
}
