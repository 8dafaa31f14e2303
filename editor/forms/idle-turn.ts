import { useCallback, useEffect, useState } from 'react';

const waiting: (() => void)[] = [];
let isScheduled = false;

/** One at a time while the browser rests, so that a key typed meanwhile waits for one part only. */
function runNext(): void {
  isScheduled = false;
  waiting.shift()?.();
  if (waiting.length > 0) schedule();
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(runNext, { timeout: 500 });
  else setTimeout(runNext, 30);
}

/** False at first; true when it is this part's turn, or once it was asked for. */
export function useIdleTurn(isAskedFor: boolean): readonly [isReady: boolean, ask: () => void] {
  const [isReady, setReady] = useState(false);
  const ask = useCallback(() => setReady(true), []);
  useEffect(() => {
    if (isReady) return;
    waiting.push(ask);
    schedule();
    return () => {
      const place = waiting.indexOf(ask);
      if (place >= 0) waiting.splice(place, 1);
    };
  }, [isReady, ask]);
  return [isReady || isAskedFor, ask];
}
