import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { SlotKey } from '../../model/document/node-store.ts';
import { useCanvas } from './canvas-context.ts';

/** DOM position of an empty slot. */
export interface SlotSpot {
  readonly parent: HTMLElement;
  readonly before: Element | null;
}

/**
 * Finds the DOM positions of slots that render nothing. The probe element is removed again before the browser
 * paints.
 */
export interface SlotProbes {
  /** One for each rendering of the slot; none while the slot is not rendered or not empty. */
  readonly find: (slotKey: SlotKey) => readonly SlotSpot[];
  readonly isRequested: (slotKey: SlotKey) => boolean;
  readonly response: (spot: SlotSpot) => void;
  readonly subscribe: (slotKey: SlotKey, listener: () => void) => () => void;
}

/** Renders nothing, except while its position is requested. */
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
