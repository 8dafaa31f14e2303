import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { SlotKey } from '../../model/document/node-store.ts';
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
  readonly find: (slotKey: SlotKey) => readonly SlotSpot[];
  readonly isRequested: (slotKey: SlotKey) => boolean;
  readonly response: (spot: SlotSpot) => void;
  readonly subscribe: (slotKey: SlotKey, listener: () => void) => () => void;
}

/** Renders nothing, unless it is asked where it is. */
export function SlotProbe({ slotKey }: { readonly slotKey: SlotKey }) {
  const { probes } = useCanvas();
  const mark = useRef<HTMLElement>(null);
  const isRequested = useSyncExternalStore(
    useCallback((changed) => probes.subscribe(slotKey, changed), [probes, slotKey]),
    () => probes.isRequested(slotKey),
  );
  useLayoutEffect(() => {
    const current = isRequested ? mark.current : null;
    const parent = current?.parentElement;
    if (current && parent) probes.response({ parent, before: current.nextElementSibling });
  }, [isRequested, probes]);
  return isRequested ? <i ref={mark} hidden data-probe="" /> : null;
}
