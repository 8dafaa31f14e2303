import { LRUCache } from 'lru-cache';
import { anyOf, createDropLog } from './drop-log.ts';

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

/**
 * How a value is updated after changes of single items instead of being rebuilt. `changed` contains the tags
 * of these kinds that were dropped since it was last made or updated.
 */
export interface Update<T> {
  readonly kinds: readonly string[];
  readonly apply: (value: T, changed: readonly string[]) => Promise<T>;
}

/** A value that can be cached. */
type Cacheable = object | string;

/** Cached responses of one kind, and how often a request was a hit (`hits`) or not (`misses`). */
export interface CacheKind {
  readonly kind: string;
  readonly entries: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
}

/** Tag of all responses. */
export const everyKind = 'kind';
/** Tag of the responses of one kind. */
export const kindTag = (kind: string) => `${everyKind}:${kind}`;

interface Counter {
  readonly kind: string;
  /** Tags of all responses of this kind. */
  readonly tags: readonly string[];
  hits: number;
  misses: number;
}

interface Entry {
  readonly tags: readonly string[];
  readonly counter: Counter;
  /** Number of drops when it was last known to be valid. */
  since: number;
  readonly value: Promise<Cacheable>;
  bytes: number;
  until: number;
  /** Data of the process itself, to which the limit does not apply. */
  readonly isHeld: boolean;
  /** Kinds of items whose changes can update it. */
  readonly follows: readonly string[];
}

const mebibyte = 1024 * 1024;
/** Estimated bytes of a response besides its buffers. */
const usualBytes = 8 * 1024;
const entryBytes = 400;
const never = Number.POSITIVE_INFINITY;

/** Estimates one byte per character of a string. */
function bytesOf(value: Cacheable): number {
  if (typeof value === 'string') return value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  const buffers = Object.values(value).filter((member) => ArrayBuffer.isView(member));
  return usualBytes + buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** `limit` in bytes. Dropping a tag costs the same for any number of responses. */
export function createTagCache(limit = 64 * mebibyte): TagCache {
  /** What the limit does not apply to: held values, and responses that are being made. */
  const unlimited = new Map<string, Entry>();
  const cached = new LRUCache<string, Entry>({
    maxSize: Math.max(limit, 1),
    sizeCalculation: ({ bytes }) => bytes,
  });
  const drops = createDropLog();
  const counters = new Map<string, Counter>();

  const valid = () => [...unlimited.values(), ...cached.values()].filter(isValid);

  /** Whether none of its own tags was dropped and it has not expired. */
  function isCurrent({ until, since, tags, counter }: Entry): boolean {
    if (until !== never && until <= Date.now()) return false;
    if (since === drops.count) return true;
    return ![...tags, ...counter.tags].some((tag) => drops.isDropped(tag, since));
  }

  function isValid(entry: Entry): boolean {
    if (!isCurrent(entry)) return false;
    const { since, follows } = entry;
    if (follows.some((kind) => drops.isDropped(anyOf(kind), since))) return false;
    entry.since = drops.count;
    return true;
  }

  /** Returns the tags of items that changed since the value was valid; null if it must be rebuilt. */
  const changesOf = (entry: Entry): string[] | null =>
    entry.follows.length > 0 && isCurrent(entry)
      ? drops.changesSince(entry.since, entry.follows)
      : null;

  function counterOf(key: string): Counter {
    const [kind = ''] = key.split(' ', 1);
    const known = counters.get(kind) ?? {
      kind,
      tags: [everyKind, kindTag(kind)],
      hits: 0,
      misses: 0,
    };
    counters.set(kind, known);
    return known;
  }

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
    if (known && isValid(known)) {
      known.counter.hits += 1;
      return known.value as Promise<T>;
    }
    cached.delete(key);
    const counter = counterOf(key);
    counter.misses += 1;
    const changed = known && update ? changesOf(known) : null;
    const value =
      known && update && changed
        ? (known.value as Promise<T>).then((old) => update.apply(old, changed))
        : make();
    const entry: Entry = {
      tags,
      counter,
      since: drops.count,
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
    drop: drops.drop,
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
    kinds() {
      const kinds = weighKinds(valid());
      return [...counters.values()]
        .map((counter) => {
          const { kind, hits, misses } = counter;
          return { kind, hits, misses, entries: 0, bytes: 0, ...kinds.get(counter) };
        })
        .sort((a, b) => b.bytes - a.bytes || a.kind.localeCompare(b.kind));
    },
  };
}

function weighKinds(entries: readonly Entry[]) {
  const kinds = new Map<Counter, { entries: number; bytes: number }>();
  for (const { counter, bytes } of entries) {
    const sum = kinds.get(counter) ?? { entries: 0, bytes: 0 };
    kinds.set(counter, { entries: sum.entries + 1, bytes: sum.bytes + bytes });
  }
  return kinds;
}
