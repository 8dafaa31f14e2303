import { useEffect } from 'react';
import { useOverlay } from './overlay-store.ts';

/** ms within which two clicks are one double click. */
const doubleClick = 500;

/**
 * Marks the layer for a moment after a click chose a block: buttons that come under the pointer then
 * let the second click of a double click through, which means the text below them.
 */
export function useSecondClick(layer: HTMLElement | null): void {
  const overlay = useOverlay();
  useEffect(() => {
    if (!layer) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = overlay.subscribe(({ pointedAt }, before) => {
      if (pointedAt === before.pointedAt) return;
      layer.dataset.clicked = '';
      clearTimeout(timer);
      timer = setTimeout(() => delete layer.dataset.clicked, doubleClick);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [layer, overlay]);
}
