import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AppError, Result } from '#schemas/result.ts';

/** One page of a list, and the total number of rows. */
export interface ListPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
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

/**
 * A list that grows page by page and restarts with each `key`. The old rows stay until the new ones arrive.
 */
export function usePages<T>(
  key: string,
  load: (page: number) => Promise<Result<ListPage<T>>>,
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
    const result = await load(page);
    if (mine !== turn.current) return;
    setFound((now) => {
      if (!result.ok) return { ...now, state: 'failed', error: result.error };
      const { rows, total } = result.value;
      return {
        ...now,
        rows: page === 1 ? rows : [...now.rows, ...rows],
        total,
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
    state: found.key === key ? found.state : 'loading',
    error: found.error,
    more: () => {
      if (found.state === 'ready' && found.rows.length < found.total)
        void readPage(key, found.page + 1);
    },
    retry: () => void readPage(key, found.page + 1),
    change: (change) =>
      setFound((now) => {
        const rows = change(now.rows);
        return { ...now, rows, total: now.total + rows.length - now.rows.length };
      }),
  };
}
