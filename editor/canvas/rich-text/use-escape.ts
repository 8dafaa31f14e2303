import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Handles Escape within an element, before all other listeners: an open tooltip would stop the event. */
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
