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

/** Counts the requests of one kind. */
export interface Counter {
  readonly kind: string;
  /** Tags of all responses of this kind. */
  readonly tags: readonly string[];
  hits: number;
  misses: number;
}

interface Counted {
  readonly counter: Counter;
  readonly bytes: number;
}

/** Counts requests by kind, the first word of a key. */
export function createCounters() {
  const counters = new Map<string, Counter>();
  return {
    of(key: string): Counter {
      const [kind = ''] = key.split(' ', 1);
      const known = counters.get(kind) ?? newCounter(kind);
      counters.set(kind, known);
      return known;
    },
    /** Statistics of all kinds with these entries, the largest first. */
    kinds(entries: readonly Counted[]): CacheKind[] {
      const kinds = weighKinds(entries);
      return [...counters.values()]
        .map((counter) => {
          const { kind, hits, misses } = counter;
          return { kind, hits, misses, entries: 0, bytes: 0, ...kinds.get(counter) };
        })
        .sort((a, b) => b.bytes - a.bytes || a.kind.localeCompare(b.kind));
    },
  };
}

const newCounter = (kind: string): Counter => ({
  kind,
  tags: [everyKind, kindTag(kind)],
  hits: 0,
  misses: 0,
});

function weighKinds(entries: readonly Counted[]) {
  const kinds = new Map<Counter, { entries: number; bytes: number }>();
  for (const { counter, bytes } of entries) {
    const sum = kinds.get(counter) ?? { entries: 0, bytes: 0 };
    kinds.set(counter, { entries: sum.entries + 1, bytes: sum.bytes + bytes });
  }
  return kinds;
}
