import { useLayoutEffect } from 'react';
import { useOverlay } from './overlay-store.ts';

/** ms within which two clicks are one double click. */
const doubleClick = 500;
/** px that a hand moves between them. */
const tremor = 4;

/**
 * Marks an element for a moment after a click chose a block: buttons that come under the pointer then
 * let the second click of a double click through, which means the text below them. A pointer that has
 * been moved to them means them.
 */
export function useSecondClick(element: HTMLElement | null): void {
  const overlay = useOverlay();
  useLayoutEffect(() => {
    if (!element) return undefined;
    let moving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const clear = () => {
      delete element.dataset.clicked;
      clearTimeout(timer);
      moving.abort();
    };
    const mark = () => {
      clear();
      element.dataset.clicked = '';
      timer = setTimeout(clear, doubleClick);
      moving = new AbortController();
      let way = 0;
      const onMove = ({ movementX, movementY }: PointerEvent) => {
        way += Math.hypot(movementX, movementY);
        if (way > tremor) clear();
      };
      window.addEventListener('pointermove', onMove, { signal: moving.signal });
    };
    if (performance.now() - overlay.getState().pointedAt < doubleClick) mark();
    const stop = overlay.subscribe(({ pointedAt }, before) => {
      if (pointedAt !== before.pointedAt) mark();
    });
    return () => {
      stop();
      clear();
    };
  }, [element, overlay]);
}
