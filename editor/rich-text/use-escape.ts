import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Escape within an element. Heard before all others: an open tooltip would keep it to itself. */
export function useEscape(box: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && box.current?.contains(event.target);
      if (event.key !== 'Escape' || !isInside) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [box]);
}
