import { flushSync } from 'react-dom';
import { createListeners } from '../../model/document/listeners.ts';
import type { SlotKey } from '../../model/document/node-store.ts';
import type { SlotProbes, SlotSpot } from './slot-probe.tsx';

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
