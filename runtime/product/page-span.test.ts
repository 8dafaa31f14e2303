import { describe, expect, it } from 'vitest';
import { ok } from '#schemas/result.ts';
import { fetchSpan, readGrowingSpan, readSpan } from './page-span.ts';

const query = (text: string) => new URLSearchParams(text);

describe('readSpan', () => {
  it.each([
    ['', 1, 1],
    ['page=3', 3, 3],
    ['page=3&from=1', 1, 3],
    ['page=0', 1, 1],
    ['page=2&from=9', 2, 2],
    ['page=-1', 1, 1],
    ['page=1e3', 1, 1],
  ])('reads "%s" as one span · POST-03', (text, first, last) => {
    expect(readSpan(query(text))).toEqual({ first, last });
  });

  it('limits how many pages are shown at once', () => {
    expect(readSpan(query('page=90&from=1'))).toEqual({ first: 71, last: 90 });
  });
});

describe('load more', () => {
  it('shows all pages up to the requested one · NEWS-06 SEARCH-09', () => {
    expect(readGrowingSpan(query('page=3'))).toEqual({ first: 1, last: 3 });
  });

  it('appends the rows of the next page · LIST-25', async () => {
    const found = await fetchSpan({ first: 1, last: 2 }, async (page) =>
      ok({ records: [`a${page}`, `b${page}`], totalPages: 4, totalRecords: 8 }),
    );
    expect(found).toEqual(
      ok({ records: ['a1', 'b1', 'a2', 'b2'], totalPages: 4, totalRecords: 8 }),
    );
  });

  it('ends with the first error', async () => {
    const error = { ok: false, error: { code: 'unavailable' } } as const;
    expect(await fetchSpan({ first: 1, last: 1 }, async () => error)).toEqual(error);
  });
});
