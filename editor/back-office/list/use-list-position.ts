import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface ListPosition {
  readonly scroll: number;
  /** The row that had the focus. */
  readonly row: string | null;
}

/** Stored by history entry and address, so that navigation back restores the scroll position. */
const positions = new Map<string, ListPosition>();

/** Stores for each list its last address, with search, filters and sort. */
const addresses = new Map<string, string>();

/** Router state of links that lead back to a list. */
export const returning = { isReturn: true } as const;

export const lastAddress = (path: string): string => addresses.get(path) ?? path;

/** Keeps the position of a list, and restores it. Returns whether the list was left at this address before. */
export function useListPosition(isShown: boolean): boolean {
  const { key, pathname, search, state } = useLocation();
  const address = pathname + search;
  const isReturn = (state as Partial<typeof returning> | null)?.isReturn === true;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const position = positions.get(key) ?? (isReturn ? positions.get(address) : undefined);
    // The table renders its rows only after this effect.
    const frame = requestAnimationFrame(() => position && restore(position));
    return () => {
      cancelAnimationFrame(frame);
      const row = document.activeElement?.closest<HTMLElement>('[role="row"]')?.dataset.key ?? null;
      const left = { scroll: window.scrollY, row };
      positions.set(key, left).set(address, left);
      addresses.set(pathname, address);
    };
  }, [key, pathname, address, isReturn, isShown]);
  return positions.has(key) || (isReturn && positions.has(address));
}

function restore({ row, scroll }: ListPosition): void {
  rowOf(row)?.focus({ preventScroll: true });
  window.scrollTo({ top: scroll });
}

const rowOf = (key: string | null): HTMLElement | null =>
  key === null
    ? null
    : document.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`);
