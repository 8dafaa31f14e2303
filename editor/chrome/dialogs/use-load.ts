import { useEffect, useEffectEvent, useState } from 'react';
import type { AppError, Result } from '#schemas/result.ts';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: AppError }
  | { readonly state: 'ready'; readonly value: T };

export interface Load<T> {
  readonly found: Loaded<T>;
  readonly retry: () => void;
  readonly replace: (value: T) => void;
}

/** Loads once for each `key`. Results for an earlier key are dropped. */
export function useLoad<T>(key: string, load: () => Promise<Result<T>>): Load<T> {
  const [attempt, setAttempt] = useState(0);
  const requested = `${attempt} ${key}`;
  const [known, setKnown] = useState<{ readonly requested: string; readonly found: Loaded<T> }>();
  const read = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    const settle = async () => {
      const result = await read();
      if (isWanted) setKnown({ requested, found: loaded(result) });
    };
    void settle();
    return () => {
      isWanted = false;
    };
  }, [requested]);
  return {
    found: known?.requested === requested ? known.found : { state: 'loading' },
    retry: () => setAttempt((count) => count + 1),
    replace: (value) => setKnown({ requested, found: { state: 'ready', value } }),
  };
}

const loaded = <T>(result: Result<T>): Loaded<T> =>
  result.ok ? { state: 'ready', value: result.value } : { state: 'failed', error: result.error };
