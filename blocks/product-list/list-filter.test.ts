import { expect, test } from 'vitest';
import type { LayeredFilter } from '#schemas/entities/layered-filter.ts';
import { isLong } from './filters.ts';
import { toListFilter } from './list-filter.ts';
import { parseListQuery } from './query.ts';

const filterOf = (type: string, total: number) =>
  ({
    attributeCode: 'brand',
    label: 'Brand',
    type,
    attributeID: 9,
    values: Array.from({ length: total }, (_, index) => ({
      valueLabel: `Čahura ${total - index}`,
      totalProducts: index,
      attributeID: 9,
      value: String(index + 1),
    })),
  }) as LayeredFilter;

const shorten = (filter: LayeredFilter, search = '') =>
  toListFilter(filter, parseListQuery(new URLSearchParams(search)), 'hr');
const labels = ({ values }: LayeredFilter) => values.map(({ valueLabel }) => valueLabel);

test('a filter with 12 values keeps all in the order of the shop', () => {
  const filter = filterOf('multi select', 12);
  const short = shorten(filter);
  expect(labels(short)).toEqual(labels(filter));
  expect(isLong(short)).toBe(false);
});

test('a filter with 233 values keeps the ten most frequent, sorted by name', () => {
  const short = shorten(filterOf('multi select', 233));
  expect(labels(short)).toEqual(Array.from({ length: 10 }, (_, index) => `Čahura ${index + 1}`));
  expect(short.hiddenValues).toBe(223);
  expect(isLong(short)).toBe(true);
});

test('a chosen value stays, however rare', () => {
  expect(labels(shorten(filterOf('dropdown', 233), 'brand=1'))).toContain('Čahura 233');
});

test('an expanded filter has all values, sorted by name and number', () => {
  const all = shorten(filterOf('multi select', 233), 'values=brand');
  expect(all.hiddenValues).toBe(0);
  expect(labels(all).slice(0, 3)).toEqual(['Čahura 1', 'Čahura 2', 'Čahura 3']);
  expect(isLong(all)).toBe(true);
});

test('a range keeps its bounds', () => {
  const range = filterOf('number', 20);
  expect(shorten(range)).toEqual({ ...range, kind: 'number', hiddenValues: 0 });
});
