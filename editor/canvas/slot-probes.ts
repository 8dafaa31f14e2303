import { flushSync } from 'react-dom';
import { createListeners } from '../document/listeners.ts';
import type { PlaceKey } from '../document/node-store.ts';
import type { SlotProbes, SlotSpot } from './slot-probe.tsx';

export function createSlotProbes(): SlotProbes {
  const listeners = createListeners();
  const spots: SlotSpot[] = [];
  let asked: PlaceKey | null = null;
  const ask = (place: PlaceKey | null, told: PlaceKey) => {
    asked = place;
    flushSync(() => listeners.tell(told));
  };
  return {
    find(place) {
      spots.length = 0;
      ask(place, place);
      ask(null, place);
      return [...spots];
    },
    isAsked: (place) => asked === place,
    response: (spot) => spots.push(spot),
    subscribe: listeners.add,
  };
}
