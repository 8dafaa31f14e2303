import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface Place {
  readonly scroll: number;
  /** The row that had the focus. */
  readonly row: string | null;
}

/** By entry of the history and by address, so that a way back leads to where the list was left. */
const places = new Map<string, Place>();

/** By path of a list, its address with search, filters and sort when it was left. */
const addresses = new Map<string, string>();

/** State of a link that leads back to a list. */
export const returning = { isReturn: true } as const;

export const lastAddress = (path: string): string => addresses.get(path) ?? path;

export function useListPlace(isShown: boolean): void {
  const { key, pathname, search, state } = useLocation();
  const address = pathname + search;
  const isReturn = (state as Partial<typeof returning> | null)?.isReturn === true;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const place = places.get(key) ?? (isReturn ? places.get(address) : undefined);
    // The table renders its rows once it knows them all, which is after this.
    const frame = requestAnimationFrame(() => place && goTo(place));
    return () => {
      cancelAnimationFrame(frame);
      const row = document.activeElement?.closest<HTMLElement>('[role="row"]')?.dataset.key ?? null;
      const left = { scroll: window.scrollY, row };
      places.set(key, left).set(address, left);
      addresses.set(pathname, address);
    };
  }, [key, pathname, address, isReturn, isShown]);
}

function goTo({ row, scroll }: Place): void {
  rowOf(row)?.focus({ preventScroll: true });
  window.scrollTo({ top: scroll });
}

const rowOf = (key: string | null): HTMLElement | null =>
  key === null
    ? null
    : document.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`);
