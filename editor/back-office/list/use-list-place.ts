import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface Place {
  readonly scroll: number;
  /** The row that had the focus. */
  readonly row: string | null;
}

/** By entry of the history, so that Back returns to where the list was left. */
const places = new Map<string, Place>();

export function useListPlace(isShown: boolean): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const place = places.get(key);
    if (place) {
      rowOf(place.row)?.focus({ preventScroll: true });
      window.scrollTo({ top: place.scroll });
    }
    return () => {
      const row = document.activeElement?.closest<HTMLElement>('[role="row"]')?.dataset.key ?? null;
      places.set(key, { scroll: window.scrollY, row });
    };
  }, [key, isShown]);
}

const rowOf = (key: string | null): HTMLElement | null =>
  key === null
    ? null
    : document.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`);
