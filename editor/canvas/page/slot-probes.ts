import { flushSync } from 'react-dom';
import { createListeners } from '../../model/document/listeners.ts';
import type { SlotKey } from '../../model/document/node-store.ts';

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

export function createSlotProbes(): SlotProbes {
  const listeners = createListeners();
  const spots: SlotSpot[] = [];
  let requested: SlotKey | null = null;
  const request = (slotKey: SlotKey | null, reported: SlotKey) => {
    requested = slotKey;
    flushSync(() => listeners.notify(reported));
  };
  return {
    find(slotKey) {
      spots.length = 0;
      request(slotKey, slotKey);
      request(null, slotKey);
      return [...spots];
    },
    isRequested: (slotKey) => requested === slotKey,
    response: (spot) => spots.push(spot),
    subscribe: listeners.add,
  };
}
