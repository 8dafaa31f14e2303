import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';

const waiting: (() => void)[] = [];
let isScheduled = false;

/** Runs one at a time while the browser is idle, so a keystroke waits for only one of them. */
function runNext(): void {
  isScheduled = false;
  waiting.shift()?.();
  if (waiting.length > 0) schedule();
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  whenIdle(runNext, { timeout: 500, otherwise: 30 });
}

/** False at first; true when it is this component's turn or it was requested. */
export function useIdleTurn(
  isRequested: boolean,
): readonly [isReady: boolean, request: () => void] {
  const [isReady, setReady] = useState(false);
  const request = useCallback(() => setReady(true), []);
  useEffect(() => {
    if (isReady) return;
    waiting.push(request);
    schedule();
    return () => {
      const position = waiting.indexOf(request);
      if (position >= 0) waiting.splice(position, 1);
    };
  }, [isReady, request]);
  return [isReady || isRequested, request];
}
