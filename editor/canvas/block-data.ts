import type { BlockData } from '#runtime/page/edit-payload.ts';
import { createListeners } from '../document/listeners.ts';

type Loaded = BlockData[string];

/** What the loads of blocks answered, by the id a block is drawn under. */
export interface BlockDataStore {
  readonly get: (drawnId: string) => Loaded;
  readonly has: (drawnId: string) => boolean;
  readonly set: (data: BlockData) => void;
  readonly subscribe: (drawnId: string, listener: () => void) => () => void;
}

const nothing: Loaded = { data: null, error: null };

export function createBlockData(initial: BlockData): BlockDataStore {
  const all = new Map(Object.entries(initial));
  const listeners = createListeners();
  return {
    get: (drawnId) => all.get(drawnId) ?? nothing,
    has: (drawnId) => all.has(drawnId),
    set(data) {
      for (const [id, loaded] of Object.entries(data)) all.set(id, loaded);
      for (const id of Object.keys(data)) listeners.tell(id);
    },
    subscribe: listeners.add,
  };
}
