import type { Update } from './cache-entry.ts';
import { anyOf } from './drop-log.ts';
import type { TagCache } from './tag-cache.ts';

/**
 * Returns the cache for a response that is composed of others; `onRead` gets the tags of everything that is
 * read for it.
 */
export function recordReads(cache: TagCache, onRead: (tags: readonly string[]) => void): TagCache {
  const recorded: Pick<TagCache, 'get' | 'hold' | 'note'> = {
    get(key, tags, make, until, update) {
      onRead(withKinds(tags, update));
      return cache.get(key, tags, make, until, update);
    },
    hold(key, tags, make, update) {
      onRead(withKinds(tags, update));
      return cache.hold(key, tags, make, update);
    },
    note: onRead,
  };
  return Object.assign(Object.create(cache) as TagCache, recorded);
}

/**
 * Adds the tags of whole kinds: a value may be updated in place after a change, but a response composed of it
 * is not.
 */
const withKinds = (
  tags: readonly string[],
  update: Pick<Update<object>, 'kinds'> | undefined,
): readonly string[] => (update ? [...tags, ...update.kinds.map(anyOf)] : tags);
