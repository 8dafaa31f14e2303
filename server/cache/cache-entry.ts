import type { Counter } from './cache-counters.ts';
import { anyOf, createDropLog } from './drop-log.ts';

/** A value that can be cached. */
export type Cacheable = object | string;

export interface Entry {
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

export const never = Number.POSITIVE_INFINITY;

/**
 * Update of a value after changes of single items, which spares rebuilding it. `changed` contains the tags of
 * these kinds that were dropped since it was last made or updated.
 */
export interface Update<T> {
  readonly kinds: readonly string[];
  readonly apply: (value: T, changed: readonly string[]) => Promise<T>;
}

/** Knows which entries are valid, from the tags that were dropped. */
export function createValidity() {
  const drops = createDropLog();

  /** Whether none of its own tags was dropped and it has not expired. */
  function isCurrent({ until, since, tags, counter }: Entry): boolean {
    if (until !== never && until <= Date.now()) return false;
    if (since === drops.count) return true;
    return ![...tags, ...counter.tags].some((tag) => drops.isDropped(tag, since));
  }

  return {
    /** Number of drops so far. */
    get count() {
      return drops.count;
    },
    drop: drops.drop,
    isValid(entry: Entry): boolean {
      if (!isCurrent(entry)) return false;
      const { since, follows } = entry;
      if (follows.some((kind) => drops.isDropped(anyOf(kind), since))) return false;
      entry.since = drops.count;
      return true;
    },
    /** Returns the value with the changes since it was valid; null if it must be rebuilt. */
    updated<T>(entry: Entry, { apply }: Update<T>): Promise<T> | null {
      const { follows, since, value } = entry;
      const isKept = follows.length > 0 && isCurrent(entry);
      const changed = isKept ? drops.changesSince(since, follows) : null;
      return changed && (value as unknown as Promise<T>).then((old) => apply(old, changed));
    },
  };
}

/** Estimated bytes of a response besides its buffers. */
const usualBytes = 8 * 1024;
/** Bytes of an entry besides its value. */
export const entryBytes = 400;

/** Estimates one byte per character of a string. */
export function bytesOf(value: Cacheable): number {
  if (typeof value === 'string') return value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  const buffers = Object.values(value).filter((member) => ArrayBuffer.isView(member));
  return usualBytes + buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
