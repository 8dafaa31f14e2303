import type { TagCache } from './tag-cache.ts';

/** The same cache for one response that is made of others: `onRead` gets the tags of all that is read. */
export function recordReads(cache: TagCache, onRead: (tags: readonly string[]) => void): TagCache {
  const recorded: Pick<TagCache, 'get' | 'hold' | 'note'> = {
    get(key, tags, make, until) {
      onRead(tags);
      return cache.get(key, tags, make, until);
    },
    hold(key, tags, make) {
      onRead(tags);
      return cache.hold(key, tags, make);
    },
    note: onRead,
  };
  return Object.assign(Object.create(cache) as TagCache, recorded);
}
