import { ok, type Result } from '#schemas/result.ts';

/** Pages of a list shown together: one, or several after "load more". Counted from 1. */
export interface PageSpan {
  readonly first: number;
  readonly last: number;
}

export interface Rows<T> {
  readonly records: readonly T[];
  readonly totalPages: number;
  readonly totalRecords: number;
}

/** More pages together would make the page too heavy. */
const longest = 20;

/** `?page=3` is page 3, `?page=3&from=1` pages 1 to 3. */
export function readSpan(query: URLSearchParams): PageSpan {
  const last = readPage(query.get('page')) ?? 1;
  const from = readPage(query.get('from')) ?? last;
  return { first: Math.max(Math.min(from, last), last - longest + 1, 1), last };
}

/** `?page=3` means pages 1 to 3: for lists that only grow (NEWS-06, SEARCH-06). */
export function readGrowingSpan(query: URLSearchParams): PageSpan {
  const last = Math.min(readPage(query.get('page')) ?? 1, longest);
  return { first: 1, last };
}

function readPage(text: string | null): number | null {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
  return page > 0 ? page : null;
}

/** Returns the rows of all pages of the span in order; stops at the first error. */
export async function fetchSpan<T>(
  { first, last }: PageSpan,
  fetchPage: (page: number) => Promise<Result<Rows<T>>>,
): Promise<Result<Rows<T>>> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const pages = await Promise.all(numbers.map(fetchPage));
  const records: T[] = [];
  let counts = { totalPages: 0, totalRecords: 0 };
  for (const page of pages) {
    if (!page.ok) return page;
    records.push(...page.value.records);
    counts = { totalPages: page.value.totalPages, totalRecords: page.value.totalRecords };
  }
  return ok({ records, ...counts });
}
