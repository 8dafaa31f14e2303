import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { render } from './before-paint.ts';
import { follow } from './follow.ts';
import { useOverlay } from './overlay-store.ts';
import { isSameRect, type Rect } from './rect.ts';
import { originOf, rectOf } from './surface.ts';

/** Maximum number of followed elements. */
const most = 100;
const none: readonly Rect[] = [];

/**
 * Returns rectangles of page elements relative to the top left corner of `layer`. They follow the page,
 * without work while nothing moves.
 */
export function useRects(elements: readonly Element[], layer: HTMLElement | null): readonly Rect[] {
  const surface = useStore(useOverlay(), (state) => state.surface);
  const [rects, setRects] = useState(none);
  const latest = useRef(none);
  useMeasured(elements, () => {
    if (!layer) return;
    const { x, y } = originOf(surface, layer);
    const next = elements.slice(0, most).map((element) => {
      const rect = rectOf(surface, element);
      return { ...rect, x: rect.x - x, y: rect.y - y };
    });
    if (areSameRects(latest.current, next)) return;
    latest.current = next;
    render(() => setRects(next));
  });
  return elements.length === 0 ? none : rects;
}

/** Measures before the next paint, and again whenever elements of the page may have moved. */
export function useMeasured(elements: readonly Element[], measure: () => void): void {
  const surface = useStore(useOverlay(), (state) => state.surface);
  const current = useRef(measure);
  useLayoutEffect(() => {
    current.current = measure;
  });
  useLayoutEffect(() => {
    if (elements.length === 0) return undefined;
    const again = () => current.current();
    // A preview may move as a whole.
    const moved = [...elements.slice(0, most), ...(surface.frame ? [surface.frame] : [])];
    const stops = moved.map((element) => follow(surface.root, element, again));
    return () => {
      for (const stop of stops) stop();
    };
  }, [surface, elements]);
}

function areSameRects(one: readonly Rect[], other: readonly Rect[]): boolean {
  return (
    one.length === other.length &&
    one.every((rect, at) => isSameRect(rect, other[at] ?? { x: NaN, y: 0, width: 0, height: 0 }))
  );
}
