import { flushSync } from 'react-dom';
import { createListeners } from '../document/listeners.ts';
import type { PlaceKey } from '../document/node-store.ts';
import type { SlotProbes, SlotSpot } from './slot-probe.tsx';

export function createSlotProbes(): SlotProbes {
  const listeners = createListeners();
  const spots: SlotSpot[] = [];
  let requested: PlaceKey | null = null;
  const request = (place: PlaceKey | null, reported: PlaceKey) => {
    requested = place;
    flushSync(() => listeners.notify(reported));
  };
  return {
    find(place) {
      spots.length = 0;
      request(place, place);
      request(null, place);
      return [...spots];
    },
    isRequested: (place) => requested === place,
    response: (spot) => spots.push(spot),
    subscribe: listeners.add,
  };
}
