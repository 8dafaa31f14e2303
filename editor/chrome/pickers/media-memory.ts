import type { Media } from '#schemas/entities/media.ts';
import type { EditorApi } from '../../session/api/editor-api.ts';
import { findMedia } from '../media/media-calls.ts';

/** Media by key. Keys requested together are sent in one call, and responses are cached. */
export interface MediaMemory {
  /** Null when it does not exist, undefined when the request failed. */
  find(key: string): Promise<Media | null | undefined>;
  /** Stores the changed medium; null when it was deleted. */
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
    // A failed request does not mean that the medium is missing.
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

/** Maximum number of keys per call. */
const most = 100;
