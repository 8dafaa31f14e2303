import type { Update } from './cache-entry.ts';
import { anyOf } from './drop-log.ts';
import type { TagCache } from './tag-cache.ts';

/**
 * Returns the cache for one response that is composed of others: `onRead` gets the tags of everything that is
 * read.
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

/** The composed response is not updated with the values it contains, so it depends on whole kinds. */
const withKinds = (
  tags: readonly string[],
  update: Pick<Update<object>, 'kinds'> | undefined,
): readonly string[] => (update ? [...tags, ...update.kinds.map(anyOf)] : tags);
