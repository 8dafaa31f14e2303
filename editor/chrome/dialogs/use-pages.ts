import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AppError, Result } from '#schemas/result.ts';

/** One page of a list, and the total number of rows; if it is capped, there are more. */
export interface ListPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly isCapped?: boolean;
}

export interface Pages<T> extends ListPage<T> {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly error: AppError | null;
  /** Loads the next page. Does nothing at the end or while loading. */
  readonly more: () => void;
  readonly retry: () => void;
  /** Changes the loaded rows, e.g. after one was deleted. */
  readonly change: (change: (rows: readonly T[]) => readonly T[]) => void;
}

interface Found<T> extends ListPage<T> {
  readonly key: string;
  readonly page: number;
  readonly state: Pages<T>['state'];
  readonly error: AppError | null;
}

/** An empty page is the end, whatever was counted. */
function withPage<T>(known: readonly T[], { rows, total, isCapped }: ListPage<T>): ListPage<T> {
  const all = [...known, ...rows];
  return rows.length === 0
    ? { rows: all, total: all.length, isCapped: false }
    : { rows: all, total, isCapped: isCapped ?? false };
}

/**
 * A list that grows page by page and restarts with each `key`. The old rows stay until the new ones arrive. A page
 * after the first is requested with its number and the last known row.
 */
export function usePages<T>(
  key: string,
  load: (page: number, last: T | undefined) => Promise<Result<ListPage<T>>>,
): Pages<T> {
  const [found, setFound] = useState<Found<T>>({
    key,
    rows: [],
    total: 0,
    page: 0,
    state: 'loading',
    error: null,
  });
  const turn = useRef(0);
  const start = useEffectEvent((wish: string) => void readPage(wish, 1));

  async function readPage(wish: string, page: number): Promise<void> {
    const mine = ++turn.current;
    setFound((now) => ({ ...now, key: wish, page: page - 1, state: 'loading', error: null }));
    const result = await load(page, page === 1 ? undefined : found.rows.at(-1));
    if (mine !== turn.current) return;
    setFound((now) => {
      if (!result.ok) return { ...now, state: 'failed', error: result.error };
      return {
        ...now,
        ...withPage(page === 1 ? [] : now.rows, result.value),
        page,
        state: 'ready',
        error: null,
      };
    });
  }

  useEffect(() => {
    const turns = turn;
    start(key);
    return () => {
      turns.current++;
    };
  }, [key]);

  return {
    rows: found.rows,
    total: found.total,
    isCapped: found.isCapped ?? false,
    state: found.key === key ? found.state : 'loading',
    error: found.error,
    more: () => {
      const hasMore = found.isCapped || found.rows.length < found.total;
      if (found.state === 'ready' && hasMore) void readPage(key, found.page + 1);
    },
    retry: () => void readPage(key, found.page + 1),
    change: (change) =>
      setFound((now) => {
        const rows = change(now.rows);
        return { ...now, rows, total: now.total + rows.length - now.rows.length };
      }),
  };
}
