import type { LayeredFilter } from '#schemas/entities/layered-filter.ts';
import { byLanguage, type Language, localeOf } from '#schemas/languages.ts';
import { filterKind, isLong, valueKey } from './filters.ts';
import type { ListFilter } from './list-data.ts';
import type { ListQuery } from './query.ts';

/** Number of values that a long filter shows first. */
const shownValues = 10;

const collators = byLanguage(
  (language) => new Intl.Collator(localeOf(language), { numeric: true }),
);

/**
 * Returns a filter with its kind and the values that the list shows. A short one keeps all, in the shop's
 * order. A long one keeps the chosen and the most frequent ones, or all when it is expanded, by name.
 */
export function toListFilter(
  filter: LayeredFilter,
  { choices, expanded }: ListQuery,
  language: Language,
): ListFilter {
  const { attributeCode: code, values } = filter;
  const kind = filterKind(filter.type);
  const whole = { ...filter, values: values.map(lean), kind, hiddenValues: 0 };
  if ((kind !== 'single' && kind !== 'multiple') || !isLong(whole)) return whole;
  const { compare } = collators(language);
  const frequent = values.toSorted((a, b) => b.totalProducts - a.totalProducts);
  const first = new Set(frequent.slice(0, shownValues).map(valueKey));
  const shown = expanded.includes(code)
    ? whole.values
    : whole.values.filter(
        (value) => first.has(valueKey(value)) || choices[code]?.includes(valueKey(value)),
      );
  return {
    ...whole,
    values: shown.toSorted((a, b) => compare(a.valueLabel, b.valueLabel)),
    hiddenValues: values.length - shown.length,
  };
}

/** Leaves out an empty swatch, because a page sends every value of its filters. */
function lean({ swatch, ...value }: LayeredFilter['values'][number]) {
  return typeof swatch === 'string' ? { ...value, swatch } : value;
}
