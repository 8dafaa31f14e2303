import { describe, expect, it } from 'vitest';
import { boundedRange, boundsOf, filterKind, shownFilter, toFilters, valueKey } from './filters.ts';
import { parseListQuery } from './query.ts';

const parse = (text: string) => parseListQuery(new URLSearchParams(text));
const archived = { key: 'archived', value: false, range: false };

const price = shownFilter({
  attributeCode: 'finalPrice',
  label: 'Cijena',
  type: 'number',
  attributeID: 1,
  values: [{ valueLabel: '', totalProducts: 9, minValue: 990, maxValue: 12_950, attributeID: 1 }],
});

describe('toFilters', () => {
  it('always includes archived = false · LIST-40 CONST-15', () => {
    expect(toFilters(parse(''))).toEqual([archived]);
  });

  it('sends one number, several or a boolean · LIST-24 ENT-16', () => {
    expect(toFilters(parse('size=7&colour=12,15&framed=no&signed=yes'))).toEqual([
      { key: 'size', value: 7, range: false },
      { key: 'colour', value: [12, 15], range: false },
      { key: 'framed', value: false, range: false },
      { key: 'signed', value: true, range: false },
      archived,
    ]);
  });

  it('sends prices in cents, other numbers unchanged · LIST-29 ENT-16', () => {
    const [first, second] = toFilters(parse('price=10-49.5&year=1900-1950'));
    expect(first).toEqual({ key: 'finalPrice', value: [1000, 4950], range: true });
    expect(second).toEqual({ key: 'year', value: [1900, 1950], range: true });
  });

  it('sends a range only when both ends are known · LIST-29', () => {
    expect(toFilters(parse('price.from=10'))).toEqual([archived]);
    expect(toFilters(parse('price.to=10&year.to=1950'))).toEqual([archived]);
    expect(toFilters(parse('year.from=1900&year.to=1950'))[0]?.value).toEqual([1900, 1950]);
    expect(toFilters(parse('price.from=10'), [price])[0]?.value).toEqual([1000, 13_000]);
  });

  it('is empty above the most expensive product', () => {
    expect(toFilters(parse('price.from=900'), [price])[0]?.value).toEqual([90_000, 90_000]);
  });

  it('limits the ends of a range by each other · LIST-31 LIST-32', () => {
    expect(toFilters(parse('price=50-10'))[0]?.value).toEqual([1000, 5000]);
    expect(toFilters(parse('year=1950-1900'))[0]?.value).toEqual([1900, 1950]);
    expect(boundedRange(3, 2)).toEqual([2, 3]);
  });

  it('sends days from their start to their end, as a range · LIST-05 ENT-16', () => {
    const [days] = toFilters(parse('eventDate.from=2026-11-01&eventDate.to=2026-11-30'));
    const value = ['2026-11-01T00:00:00.000Z', '2026-11-30T23:59:59.999Z'];
    expect(days).toEqual({ key: 'eventDate', value, range: true });
  });
});

describe('filters', () => {
  it.each([
    ['dropdown', 'single'],
    ['text swatch', 'single'],
    ['number', 'number'],
    ['date', 'date'],
    ['multi select', 'multiple'],
    ['visual swatch', 'single'],
    ['datetime', 'date'],
    ['yes/no', 'yesNo'],
    ['carousel', 'unknown'],
    ['toString', 'unknown'],
  ])('determines how "%s" is chosen · LIST-02 LIST-03 LIST-05 LIST-06', (type, kind) => {
    expect(filterKind(type)).toBe(kind);
  });

  it('start with the lowest and highest price · LIST-07', () => {
    expect(boundsOf(price)).toEqual({ from: '9', to: '130' });
  });

  it('identify a value by a number', () => {
    const value = { valueLabel: 'modra', totalProducts: 1, attributeID: 31 };
    expect(valueKey({ ...value, value: '12' })).toBe('12');
    expect(valueKey({ ...value, value: 'navy' })).toBe('31');
  });
});
