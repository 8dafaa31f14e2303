import { LRUCache } from 'lru-cache';
import { type CacheKind, createCounters } from './cache-counters.ts';
import {
  bytesOf,
  type Cacheable,
  createValidity,
  type Entry,
  entryBytes,
  never,
  type Update,
} from './cache-entry.ts';

/**
 * Caches responses until one of their tags is dropped, up to a size limit: those that were unused longest are
 * evicted first. The first word of a key is the response's kind. Each kind has a tag of its own, and there is
 * one for all responses.
 */
export interface TagCache {
  /** `tags` may grow while `make` runs. The response expires at `until`, in ms since 1970. */
  get<T extends Cacheable>(
    key: string,
    tags: readonly string[],
    make: () => Promise<T>,
    until?: (made: T) => number,
    update?: Update<T>,
  ): Promise<T>;
  /**
   * Holds data of the process itself, such as the index of lists, regardless of the limit. It does not count
   * in `bytes`.
   */
  hold<T extends Cacheable>(
    key: string,
    tags: readonly string[],
    make: () => Promise<T>,
    update?: Update<T>,
  ): Promise<T>;
  /** Records that uncached reads depend on these tags. */
  note(tags: readonly string[]): void;
  drop(tags: readonly string[]): void;
  clear(): void;
  /** Number of valid responses. */
  readonly size: number;
  /** Bytes of all responses together. */
  readonly bytes: number;
  /** Maximum bytes; 0 turns the cache off. */
  readonly limit: number;
  /** Statistics since the start, the largest kind first. */
  kinds(): CacheKind[];
}

const mebibyte = 1024 * 1024;

/** `limit` in bytes. Dropping a tag costs the same for any number of responses. */
export function createTagCache(limit = 64 * mebibyte): TagCache {
  /** Entries to which the limit does not apply: held values, and responses that are being made. */
  const unlimited = new Map<string, Entry>();
  const cached = new LRUCache<string, Entry>({
    maxSize: Math.max(limit, 1),
    sizeCalculation: ({ bytes }) => bytes,
  });
  const validity = createValidity();
  const counters = createCounters();

  const valid = () => [...unlimited.values(), ...cached.values()].filter(validity.isValid);

  function remove(key: string, entry: Entry): void {
    if (unlimited.get(key) === entry) unlimited.delete(key);
  }

  function weigh(key: string, entry: Entry, value: Cacheable, until = never): void {
    if (unlimited.get(key) !== entry) return;
    entry.until = until;
    entry.bytes = entryBytes + bytesOf(value);
    if (entry.isHeld) return;
    unlimited.delete(key);
    cached.set(key, entry);
  }

  function read<T extends Cacheable>(
    key: string,
    tags: readonly string[],
    make: () => Promise<T>,
    isHeld: boolean,
    until?: (made: T) => number,
    update?: Update<T>,
  ): Promise<T> {
    const known = unlimited.get(key) ?? cached.get(key);
    if (known && validity.isValid(known)) {
      known.counter.hits += 1;
      return known.value as Promise<T>;
    }
    cached.delete(key);
    const counter = counters.of(key);
    counter.misses += 1;
    const updated = known && update ? validity.updated(known, update) : null;
    const value = updated ?? make();
    const entry: Entry = {
      tags,
      counter,
      since: validity.count,
      value,
      bytes: entryBytes,
      until: never,
      isHeld,
      follows: update?.kinds ?? [],
    };
    unlimited.set(key, entry);
    value.then(
      (made) => weigh(key, entry, made, until?.(made)),
      () => remove(key, entry),
    );
    return value;
  }

  return {
    get: (key, tags, make, until, update) => read(key, tags, make, false, until, update),
    hold: (key, tags, make, update) => read(key, tags, make, true, undefined, update),
    note: () => undefined,
    drop: validity.drop,
    clear() {
      unlimited.clear();
      cached.clear();
    },
    get size() {
      return valid().length;
    },
    get bytes() {
      return cached.calculatedSize;
    },
    limit,
    kinds: () => counters.kinds(valid()),
  };
}
