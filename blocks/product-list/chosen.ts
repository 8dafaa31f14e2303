import type { Translate } from '#runtime/i18n/translator.ts';
import type { LayeredFilter } from '#schemas/entities/layered-filter.ts';
import { isMoney, valueKey } from './filters.ts';
import { changeQuery, type ListQuery, listSearch, withoutChoice, withoutRange } from './query.ts';

/** An active filter, and the query string of the list without it. */
export interface ChosenFilter {
  readonly key: string;
  readonly label: string;
  readonly search: string;
}

/** Returns the active filters as text, in the order of the legend. */
export function chosenFilters(
  query: ListQuery,
  filters: readonly LayeredFilter[],
  t: Translate,
  unit: string,
): ChosenFilter[] {
  const flags = (['discount', 'featured'] as const).flatMap((flag) => {
    const label = flag === 'discount' ? t('discount') : t('featuredOnly');
    const search = listSearch(changeQuery(query, { [flag]: false }));
    return query[flag] ? [{ key: flag, label, search }] : [];
  });
  const values = filters.flatMap((filter) => chosenValues(query, filter, t));
  const ranges = filters.flatMap((filter) => chosenRange(query, filter, t, unit));
  return [...values, ...ranges, ...flags];
}

function chosenValues(query: ListQuery, filter: LayeredFilter, t: Translate): ChosenFilter[] {
  const { attributeCode, label, values } = filter;
  return (query.choices[attributeCode] ?? []).map((chosen) => {
    const value = values.find((one) => valueKey(one) === chosen);
    const isFlag = chosen === 'yes' || chosen === 'no';
    const text = isFlag ? `${label}: ${t(chosen)}` : (value?.valueLabel ?? label);
    const search = listSearch(withoutChoice(query, attributeCode, chosen));
    return { key: `${attributeCode}-${chosen}`, label: text, search };
  });
}

function chosenRange(
  query: ListQuery,
  filter: LayeredFilter,
  t: Translate,
  unit: string,
): ChosenFilter[] {
  const { attributeCode: key, label: name } = filter;
  const range = query.ranges[key];
  if (!range) return [];
  const worded = (end: string) => (isMoney(key) ? `${end}\u00a0${unit}` : end);
  const ends = { name, from: worded(range.from), to: worded(range.to) };
  const message = range.from && range.to ? 'range' : range.from ? 'rangeFrom' : 'rangeTo';
  const search = listSearch(withoutRange(query, key));
  return [{ key, label: t(message, ends), search }];
}
