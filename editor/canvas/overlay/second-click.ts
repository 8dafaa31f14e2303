import { useLayoutEffect } from 'react';
import { type OverlayStore, useOverlay } from './overlay-store.ts';
import { contains, type Point } from './rect.ts';

/** ms within which two clicks are one double click. */
const doubleClick = 500;
/** px that a hand moves between them. */
const tremor = 4;
/** px between two touches of a finger that are meant for one place. */
const apart = 12;

/**
 * Marks an element for a moment after a click chose a block, if a button of it comes under the pointer:
 * it then lets the second click of a double click through, which means the text below it. A pointer that
 * has been moved means what it is moved to.
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
      if (way > tremor) clear();
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

/** Whatever follows a click stands where it belongs with the next picture. */
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
