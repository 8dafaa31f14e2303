/** Remembers answers until one of their tags is dropped, within a bound: those unused longest go first. */
export interface TagCache {
  get<T extends object>(key: string, tags: readonly string[], make: () => Promise<T>): Promise<T>;
  drop(tags: readonly string[]): void;
  clear(): void;
  /** Answers that can still be given. */
  readonly size: number;
}

interface Entry {
  readonly tags: readonly string[];
  /** How many drops had been counted when it was begun. */
  readonly since: number;
  readonly value: Promise<object>;
  bytes: number;
}

const mebibyte = 1024 * 1024;
/** What an answer is taken to need besides its buffers. */
const usualBytes = 8 * 1024;
const entryBytes = 400;

function bytesOf(value: object): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  const buffers = Object.values(value).filter((member) => ArrayBuffer.isView(member));
  return usualBytes + buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** `limit` in bytes. Dropping a tag costs the same however many answers have it. */
export function createTagCache(limit = 40 * mebibyte): TagCache {
  const entries = new Map<string, Entry>();
  /** By tag, the number of its last drop. */
  const drops = new Map<string, number>();
  let dropCount = 0;
  let bytes = 0;

  const isValid = ({ tags, since }: Entry) => tags.every((tag) => (drops.get(tag) ?? 0) <= since);

  function remove(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  function weigh(key: string, entry: Entry, value: object): void {
    if (entries.get(key) !== entry) return;
    const own = entryBytes + bytesOf(value);
    bytes += own - entry.bytes;
    entry.bytes = own;
    for (const [oldest, old] of entries) {
      if (bytes <= limit) break;
      remove(oldest, old);
    }
  }

  return {
    get<T extends object>(key: string, tags: readonly string[], make: () => Promise<T>) {
      const known = entries.get(key);
      if (known) entries.delete(key);
      if (known && isValid(known)) {
        entries.set(key, known);
        return known.value as Promise<T>;
      }
      if (known) bytes -= known.bytes;
      const value = make();
      const entry: Entry = { tags, since: dropCount, value, bytes: entryBytes };
      bytes += entry.bytes;
      entries.set(key, entry);
      value.then(
        (made) => weigh(key, entry, made),
        () => remove(key, entry),
      );
      return value;
    },
    drop(tags) {
      dropCount += 1;
      for (const tag of tags) drops.set(tag, dropCount);
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
    get size() {
      return [...entries.values()].filter(isValid).length;
    },
  };
}
