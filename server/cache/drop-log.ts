/** Returns the tag of everything that depends on any item of a kind. It is dropped with each `kind:…`. */
export const anyOf = (kind: string) => `${kind}:*`;

const kindOf = (tag: string) => tag.slice(0, Math.max(0, tag.indexOf(':')));

/** Number of changes that are remembered. A value that missed more of them is rebuilt. */
const rememberedChanges = 5_000;

/** Records which tags were dropped and when, counted in drops. */
export interface DropLog {
  /** Number of drops so far. */
  readonly count: number;
  drop(tags: readonly string[]): void;
  isDropped(tag: string, since: number): boolean;
  /**
   * Returns the tags of single items of these kinds that were dropped since; null if the log no longer covers
   * that.
   */
  changesSince(since: number, kinds: readonly string[]): string[] | null;
}

export function createDropLog(): DropLog {
  /** Number of the last drop of each tag. */
  const drops = new Map<string, number>();
  /** The last drops of single items, oldest first. */
  let changes: { readonly number: number; readonly tag: string }[] = [];
  /** Number of the last drop that `changes` may lack. */
  let forgotten = 0;
  let count = 0;

  function remember(tag: string): void {
    changes.push({ number: count, tag });
    if (changes.length <= rememberedChanges) return;
    changes = changes.slice(rememberedChanges / 2);
    forgotten = changes[0]?.number ?? count;
  }

  return {
    get count() {
      return count;
    },
    drop(tags) {
      count += 1;
      for (const tag of tags) {
        drops.set(tag, count);
        const kind = kindOf(tag);
        if (kind === '') continue;
        drops.set(anyOf(kind), count);
        remember(tag);
      }
    },
    isDropped: (tag, since) => (drops.get(tag) ?? 0) > since,
    changesSince(since, kinds) {
      if (since < forgotten) return null;
      const first = changes.findLastIndex(({ number }) => number <= since) + 1;
      const tags = changes.slice(first).map(({ tag }) => tag);
      return [...new Set(tags)].filter((tag) => kinds.includes(kindOf(tag)));
    },
  };
}
