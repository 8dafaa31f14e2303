import { flushSync } from 'react-dom';
import { createListeners } from '../../model/document/listeners.ts';
import type { SlotKey } from '../../model/document/node-store.ts';

/** DOM position of an empty slot. */
export interface SlotSpot {
  readonly parent: HTMLElement;
  readonly before: Element | null;
}

export type SlotSpots = ReadonlyMap<SlotKey, readonly SlotSpot[]>;

/**
 * Finds the DOM positions of slots that render nothing. The probe elements are removed again before the
 * browser paints.
 */
export interface SlotProbes {
  /**
   * A position for each rendering of a slot; none while the slot is not rendered or not empty. All slots of a
   * call are rendered together: each rendering costs more the more blocks the page has.
   */
  readonly find: (slotKeys: readonly SlotKey[]) => SlotSpots;
  readonly isRequested: (slotKey: SlotKey) => boolean;
  readonly response: (slotKey: SlotKey, spot: SlotSpot) => void;
  readonly subscribe: (slotKey: SlotKey, listener: () => void) => () => void;
}

export function createSlotProbes(): SlotProbes {
  const listeners = createListeners();
  let spots = new Map<SlotKey, SlotSpot[]>();
  let requested: ReadonlySet<SlotKey> = new Set();
  const request = (slotKeys: readonly SlotKey[], reported: readonly SlotKey[]) => {
    requested = new Set(slotKeys);
    flushSync(() => {
      for (const slotKey of reported) listeners.notify(slotKey);
    });
  };
  return {
    find(slotKeys) {
      const found = new Map<SlotKey, SlotSpot[]>();
      if (slotKeys.length === 0) return found;
      spots = found;
      request(slotKeys, slotKeys);
      request([], slotKeys);
      return found;
    },
    isRequested: (slotKey) => requested.has(slotKey),
    response(slotKey, spot) {
      spots.set(slotKey, [...(spots.get(slotKey) ?? []), spot]);
    },
    subscribe: listeners.add,
  };
}
