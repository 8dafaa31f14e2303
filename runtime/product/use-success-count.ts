import { useEffect, useState } from 'react';
import { useRuntime } from '../block/context.tsx';

/** How often the command has gone well: as `key` of a form it clears what was typed (PWD-06). */
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
