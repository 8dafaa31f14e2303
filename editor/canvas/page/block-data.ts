import type { BlockData } from '#runtime/page/edit-payload.ts';
import { createListeners } from '../../model/document/listeners.ts';

type Loaded = BlockData[string];

/** Results of block loads, by rendered id. */
export interface BlockDataStore {
  readonly get: (renderedId: string) => Loaded;
  readonly has: (renderedId: string) => boolean;
  readonly set: (data: BlockData) => void;
  readonly subscribe: (renderedId: string, listener: () => void) => () => void;
}

const nothing: Loaded = { data: null, error: null };

export function createBlockData(initial: BlockData): BlockDataStore {
  const all = new Map(Object.entries(initial));
  const listeners = createListeners();
  return {
    get: (renderedId) => all.get(renderedId) ?? nothing,
    has: (renderedId) => all.has(renderedId),
    set(data) {
      for (const [id, loaded] of Object.entries(data)) all.set(id, loaded);
      for (const id of Object.keys(data)) listeners.notify(id);
    },
    subscribe: listeners.add,
  };
}
