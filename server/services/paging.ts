import { paging } from '#schemas/constants.ts';
import type { Paginated, Records } from '#schemas/entities/lists.ts';

export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** Maximum number of rows in one response. */
export const maxLimit = 100;

/** Returns the page and size of a list call, within bounds. */
export function readPage(
  input: { readonly page?: number; readonly limit?: number; readonly perPage?: number },
  defaults: { readonly limit?: number; readonly max?: number } = {},
): Page {
  const { limit = paging.defaultLimit, max = maxLimit } = defaults;
  const wanted = input.limit ?? input.perPage ?? limit;
  return { page: input.page ?? paging.defaultPage, limit: Math.min(wanted, max) };
}

export const offsetOf = ({ page, limit }: Page): number => (page - 1) * limit;

const pagesOf = (total: number, { limit }: Page) => Math.ceil(total / limit);

/** Returns the response of a list in shape A (ENT-45). */
export function paginated<T>(data: T[], total: number, page: Page): Paginated<T> {
  return { data, pagination: { totalPages: pagesOf(total, page), totalRecords: total } };
}

/** Shape A of a list that may be large: `counted` is at most one more than `limit`. */
export function cappedPage<T>(data: T[], counted: number, limit: number, page: Page): Paginated<T> {
  const { pagination } = paginated(data, Math.min(counted, limit), page);
  return { data, pagination: { ...pagination, isCapped: counted > limit } };
}

/** Returns the response of a list in shape B (ENT-46). */
export function records<T>(rows: T[], total: number, page: Page): Records<T> {
  return { records: rows, totalPages: pagesOf(total, page), totalRecords: total };
}
