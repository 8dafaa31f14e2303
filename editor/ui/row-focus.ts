import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Maximum number of frames to wait for rows to render again. */
const timeout = 30;

interface RowFocus {
  /** Ref for the list itself. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Call before the row at this index is removed. */
  readonly leave: (at: number) => void;
}

/**
 * Moves focus when the focused row is removed: to the row at its index, otherwise the last row, otherwise the
 * `orElse` element or the empty list.
 */
export function useRowFocus(
  keys: readonly string[],
  orElse?: RefObject<HTMLElement | null>,
): RowFocus {
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<{ readonly at: number; readonly keys: readonly string[] } | null>(null);
  useLayoutEffect(() => {
    if (!left.current || left.current.keys === keys) return undefined;
    const { at, keys: before } = left.current;
    left.current = null;
    if (keys.length >= before.length) return undefined;
    const key = keys[at] ?? keys.at(-1);
    return focusSoon(() =>
      key === undefined ? (orElse?.current ?? list.current) : rowOf(list.current, key),
    );
  }, [keys, orElse]);
  const leave = (at: number) => {
    left.current = { at, keys };
  };
  return { list, leave };
}

function rowOf(list: HTMLElement | null, key: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(key)}"]`) ?? null;
}

/** Returns a function that cancels. */
function focusSoon(find: () => HTMLElement | null): () => void {
  let frame = 0;
  let tries = 0;
  const attempt = () => {
    const found = find();
    found?.focus();
    tries += 1;
    if (!found && tries < timeout) frame = requestAnimationFrame(attempt);
  };
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}
