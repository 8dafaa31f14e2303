import { describe, expect, it } from 'vitest';
import {
  changeQuery,
  facetCount,
  listSearch,
  parseListQuery,
  withoutChoice,
  withoutFilters,
  withoutRange,
} from './query.ts';

const parse = (text: string) => parseListQuery(new URLSearchParams(text));

describe('parseListQuery', () => {
  it('reads comma-separated numbers and yes or no · LIST-24', () => {
    const { choices } = parse('colour=12,15&framed=yes&size=7');
    expect(choices).toEqual({ colour: ['12', '15'], framed: ['yes'], size: ['7'] });
    expect(parse('discount=yes&featured=yes')).toMatchObject({ discount: true, featured: true });
    expect(parse('discount=no&featured=1')).toEqual(parse(''));
  });

  it('joins a name that a form sends repeatedly · LIST-24', () => {
    expect(parse('colour=12&colour=15&colour=').choices).toEqual({ colour: ['12', '15'] });
  });

  it.each(['finalPrice=10-20', 'finalPrice.from=10', 'id=5', 'ids=5,6', 'archived=yes'])(
    'ignores %s, which is a filter of requests only · LIST-24',
    (text) => {
      expect(parse(text)).toEqual(parse(''));
    },
  );

  it.each(['utm_source=mail', 'fbclid=Iw1', 'colour=12,', 'colour=a', 'x%20y=1', '__proto__=1'])(
    'ignores %s · LIST-24',
    (text) => {
      expect(parse(text).choices).toEqual({});
    },
  );

  it.each([
    ['price=10-50', { from: '10', to: '50' }],
    ['price.from=10&price.to=50', { from: '10', to: '50' }],
    ['price.from=9,90', { from: '9.90', to: '' }],
    ['price=1000-5000', { from: '1000', to: '5000' }],
  ])('reads the range of %s · LIST-04', (text, range) => {
    expect(parse(text).ranges).toEqual({ price: range });
  });

  it('reads a range of days · LIST-05', () => {
    const { ranges } = parse('eventDate.from=2026-11-01&eventDate.to=2026-11-30');
    expect(ranges).toEqual({ eventDate: { from: '2026-11-01', to: '2026-11-30' } });
  });

  it('drops a range with both ends zero · LIST-30', () => {
    expect(parse('price=0-0&year.from=0&year.to=0').ranges).toEqual({});
    expect(listSearch({ ...parse(''), ranges: { price: { from: '0', to: '0' } } })).toBe('');
    expect(parse('price=0-50&year.from=5&year.to=0').ranges).toEqual({
      price: { from: '0', to: '50' },
      year: { from: '5', to: '0' },
    });
  });

  it('reads the filters that show all of their values, and writes them into links', () => {
    const query = parse('values=size,brand&values=brand,x%20y');
    expect(query.expanded).toEqual(['size', 'brand']);
    expect(query.choices).toEqual({});
    expect(listSearch(query)).toBe('?values=brand,size');
  });

  it('accepts only the available sort options and page sizes · LIST-10 LIST-11 CONST-09', () => {
    expect(parse('sort=cheapest&perPage=24')).toMatchObject({ sort: 'cheapest', perPage: 24 });
    expect(parse('perPage=12').perPage).toBe(12);
    expect(parse('sort=toString&perPage=500')).toMatchObject({ sort: null, perPage: null });
  });

  it.each(['0', '-3', 'two', '1e9', ''])('reads page "%s" as page 1 · LIST-28', (page) => {
    expect(parse(`page=${page}`).page).toBe(1);
  });
});

describe('listSearch', () => {
  it('writes what it reads', () => {
    const text = 'colour=12,15&discount=yes&page=2&perPage=24&price=10-50&sort=cheapest';
    expect(listSearch(parse(text))).toBe(`?${text}`);
  });

  it('writes equal lists identically, however they were composed', () => {
    const text = 'price=10-50&page=2&colour=15,12&discount=yes';
    expect(listSearch(parse(text))).toBe('?colour=12,15&discount=yes&page=2&price=10-50');
  });

  it('keeps an open range', () => {
    expect(listSearch(parse('price.from=10'))).toBe('?price.from=10');
  });

  it('is empty for the plain list', () => {
    expect(listSearch(parse('page=1&utm_source=mail'))).toBe('');
  });
});

describe('changes', () => {
  const query = parse('colour=12,15&price=10-50&page=4');

  it('start at page 1 again · LIST-17 LIST-20 LIST-21 LIST-22', () => {
    expect(changeQuery(query, { sort: 'oldest' }).page).toBe(1);
    expect(changeQuery(query, { perPage: 24 }).page).toBe(1);
    expect(changeQuery(query, { featured: true }).page).toBe(1);
    expect(withoutChoice(query, 'colour', '12').page).toBe(1);
    expect(withoutRange(query, 'price').page).toBe(1);
    expect(withoutFilters(query).page).toBe(1);
  });

  it('remove one value, one range or all', () => {
    expect(listSearch(withoutChoice(query, 'colour', '12'))).toBe('?colour=15&price=10-50');
    expect(listSearch(withoutRange(query, 'price'))).toBe('?colour=12,15');
    expect(listSearch(withoutFilters(query))).toBe('');
  });

  it('count the chosen facets', () => {
    expect(facetCount(query)).toBe(3);
    expect(facetCount(parse('sort=oldest&page=2'))).toBe(0);
  });
});
