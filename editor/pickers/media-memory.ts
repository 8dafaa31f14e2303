import type { Media } from '#schemas/entities/media.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { findMedia } from '../media/media-calls.ts';

/** Media by key: keys that are asked for together travel together, and answers are remembered. */
export interface MediaMemory {
  /** Null when it is gone, undefined when that could not be found out now. */
  find(key: string): Promise<Media | null | undefined>;
  /** What became of a medium; null when it was deleted. */
  put(key: string, media: Media | null): void;
}

export function createMediaMemory(api: EditorApi): MediaMemory {
  const known = new Map<string, Promise<Media | null | undefined>>();
  let batch: {
    readonly keys: Set<string>;
    readonly found: Promise<ReadonlyMap<string, Media> | null>;
  } | null = null;

  async function readBatch(keys: Set<string>): Promise<ReadonlyMap<string, Media> | null> {
    await Promise.resolve();
    batch = null;
    const found = await findMedia(api, [...keys]);
    return found.ok ? new Map(found.value.map((medium) => [medium.key, medium])) : null;
  }

  async function read(key: string): Promise<Media | null | undefined> {
    if (!batch || batch.keys.size === most) {
      const keys = new Set<string>();
      batch = { keys, found: readBatch(keys) };
    }
    batch.keys.add(key);
    const found = await batch.found;
    // What could not be asked is not known to be gone.
    if (found === null) {
      known.delete(key);
      return undefined;
    }
    return found.get(key) ?? null;
  }

  return {
    find(key) {
      const response = known.get(key) ?? read(key);
      known.set(key, response);
      return response;
    },
    put: (key, media) => void known.set(key, Promise.resolve(media)),
  };
}

/** Keys of one call. */
const most = 100;
