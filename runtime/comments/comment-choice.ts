import { type CommentSort, commentSorts } from '#schemas/entities/comment.ts';

/** The filter, order and page of the shown comments, read from the address. */
export interface CommentChoice {
  /** Number of stars that comments must have; null for all. */
  readonly rating: number | null;
  readonly verified: boolean;
  readonly sort: CommentSort;
  /** Number of the page, counted from 1. */
  readonly page: number;
}

export const everything: CommentChoice = {
  rating: null,
  verified: false,
  sort: 'newest',
  page: 1,
};

const names = { rating: 'stars', verified: 'buyers', sort: 'order', page: 'comments' } as const;

export function readChoice({ searchParams }: URL): CommentChoice {
  const { rating, verified, sort, page } = names;
  return {
    rating: numberOf(searchParams.get(rating), 5),
    verified: searchParams.get(verified) === '1',
    sort: commentSorts.find((each) => each === searchParams.get(sort)) ?? everything.sort,
    page: numberOf(searchParams.get(page), 100_000) ?? 1,
  };
}

function numberOf(text: string | null, most: number): number | null {
  const number = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** Returns the address of the page with this choice; other parameters stay, such as a variant. */
export function choiceHref(path: string, choice: CommentChoice, anchor: string): string {
  const [own = '/', query = ''] = path.split('?');
  const search = new URLSearchParams(query);
  // Without the parameter of edit mode, staff get the same links as shoppers.
  for (const name of [...Object.values(names), 'editPage']) search.delete(name);
  if (choice.rating !== null) search.set(names.rating, `${choice.rating}`);
  if (choice.verified) search.set(names.verified, '1');
  if (choice.sort !== everything.sort) search.set(names.sort, choice.sort);
  if (choice.page > 1) search.set(names.page, `${choice.page}`);
  return `${own}${search.size > 0 ? `?${search}` : ''}#${anchor}`;
}
