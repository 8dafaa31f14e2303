import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { follow } from './follow.ts';
import { useOverlay } from './overlay-store.ts';
import { onPageChange } from './page-changes.ts';
import { isSameRect, type Rect } from './rect.ts';
import { rectOf } from './surface.ts';

/** Most elements that are followed at once. */
const most = 100;
const none: readonly Rect[] = [];

/**
 * Rectangles of elements of the page, counted from the upper left corner of `layer`. They follow the
 * page; nothing runs while it stands still.
 */
export function useRects(elements: readonly Element[], layer: HTMLElement | null): readonly Rect[] {
  const surface = useStore(useOverlay(), (state) => state.surface);
  const [rects, setRects] = useState(none);
  useLayoutEffect(() => {
    if (!layer || elements.length === 0) return undefined;
    const followed = elements.slice(0, most);
    const measure = () => {
      const origin = layer.getBoundingClientRect();
      const next = followed.map((element) => {
        const rect = rectOf(surface, element);
        return { ...rect, x: rect.x - origin.x, y: rect.y - origin.y };
      });
      setRects((known) => (areSameRects(known, next) ? known : next));
    };
    // A preview may be moved as a whole.
    const moved = [...followed, ...(surface.frame ? [surface.frame] : [])];
    const stops = moved.map((element) => follow(element, measure));
    // What an edit moved is seen at once; following it would tell with the next picture.
    stops.push(onPageChange(surface.root, measure));
    return () => {
      for (const stop of stops) stop();
    };
  }, [surface, layer, elements]);
  return elements.length === 0 ? none : rects;
}

function areSameRects(one: readonly Rect[], other: readonly Rect[]): boolean {
  return (
    one.length === other.length &&
    one.every((rect, at) => isSameRect(rect, other[at] ?? { x: NaN, y: 0, width: 0, height: 0 }))
  );
}
