import { useEffect, useState } from 'react';
import { useRuntime } from '../block/context.tsx';

/** Returns how often the command succeeded: as `key` of a form it clears the typed values (PWD-06). */
export function useSuccessCount(command: string): number {
  const { forms } = useRuntime();
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      forms.subscribe((now, before) => {
        const isDone = before.pending === command && now.pending === null;
        if (isDone && now.last === null) setCount((times) => times + 1);
      }),
    [forms, command],
  );
  return count;
}
