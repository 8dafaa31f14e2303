import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { PlaceKey } from '../document/node-store.ts';
import { useCanvas } from './canvas-context.ts';

/** Where in the page an empty slot is. */
export interface SlotSpot {
  readonly parent: HTMLElement;
  readonly before: Element | null;
}

/**
 * Finds out where slots are that render nothing. The element that is put there to see it is taken away
 * before anything is painted.
 */
export interface SlotProbes {
  /** One for each time the slot is rendered; none while it is not rendered, or not empty. */
  readonly find: (place: PlaceKey) => readonly SlotSpot[];
  readonly isRequested: (place: PlaceKey) => boolean;
  readonly response: (spot: SlotSpot) => void;
  readonly subscribe: (place: PlaceKey, listener: () => void) => () => void;
}

/** Renders nothing, unless it is asked where it is. */
export function SlotProbe({ place }: { readonly place: PlaceKey }) {
  const { probes } = useCanvas();
  const mark = useRef<HTMLElement>(null);
  const isRequested = useSyncExternalStore(
    useCallback((changed) => probes.subscribe(place, changed), [probes, place]),
    () => probes.isRequested(place),
  );
  useLayoutEffect(() => {
    const current = isRequested ? mark.current : null;
    const parent = current?.parentElement;
    if (current && parent) probes.response({ parent, before: current.nextElementSibling });
  }, [isRequested, probes]);
  return isRequested ? <i ref={mark} hidden data-probe="" /> : null;
}
