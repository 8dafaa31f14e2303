import { useLayoutEffect } from 'react';
import { type OverlayStore, useOverlay } from './overlay-store.ts';
import { contains, type Point } from './rect.ts';

/** ms within which two clicks are one double click. */
const doubleClick = 500;
/** Distance in px that the pointer may move between the clicks. */
const moveTolerance = 4;
/** Distance in px between two touches that count as the same point. */
const apart = 12;

/**
 * Marks an element for a moment after a click selected a block, if one of its buttons appears under the
 * pointer. It then lets the second click of a double click through to the text below. A moved pointer clears
 * the mark.
 */
export function useSecondClick(element: HTMLElement | null): void {
  const overlay = useOverlay();
  useLayoutEffect(() => (element ? markClicked(element, overlay) : undefined), [element, overlay]);
}

function markClicked(element: HTMLElement, overlay: OverlayStore): () => void {
  let moving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    delete element.dataset.clicked;
    clearTimeout(timer);
    moving.abort();
  };
  const mark = (point: Point) => {
    clear();
    element.dataset.clicked = '';
    timer = setTimeout(clear, doubleClick);
    moving = new AbortController();
    const { signal } = moving;
    let way = 0;
    const onMove = ({ movementX, movementY }: PointerEvent) => {
      way += Math.hypot(movementX, movementY);
      if (way > moveTolerance) clear();
    };
    for (const each of new Set([window, overlay.getState().surface.window])) {
      each.addEventListener('pointermove', onMove, { signal });
    }
    onceRendered(() => !signal.aborted && !hasButtonAt(element, point) && clear());
  };
  const { pointed } = overlay.getState();
  if (pointed && performance.now() - pointed.at < doubleClick) mark(pointed.point);
  const stop = overlay.subscribe((state, before) => {
    if (state.pointed && state.pointed !== before.pointed) mark(state.pointed.point);
  });
  return () => {
    stop();
    clear();
  };
}

/** Elements that react to a click have their position with the next frame. */
function onceRendered(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

function hasButtonAt(element: HTMLElement, { x, y }: Point): boolean {
  return [...element.querySelectorAll('button')].some((button) => {
    const rect = button.getBoundingClientRect();
    const [width, height] = [rect.width + 2 * apart, rect.height + 2 * apart];
    return contains({ x: rect.x - apart, y: rect.y - apart, width, height }, { x, y });
  });
}
