import type { TreeEntry } from './tree-entry.ts';

/** The entries of the last build, so that unchanged ones stay the same objects. */
export interface EntryCache {
  /** Returns the previous entry when it is the same. */
  readonly keep: (entry: TreeEntry) => TreeEntry;
  /** Returns the previous list when the items are the same. */
  readonly keepChildren: (key: string, children: readonly TreeEntry[]) => readonly TreeEntry[];
}

export function createEntryCache(): EntryCache {
  const known = new Map<string, TreeEntry>();
  return {
    keep(entry) {
      const before = known.get(entry.key);
      if (before && isSame(before, entry)) return before;
      known.set(entry.key, entry);
      return entry;
    },
    keepChildren(key, children) {
      const before = known.get(key)?.children;
      return before && isSameList(before, children) ? before : children;
    },
  };
}

function isSame(one: TreeEntry, other: TreeEntry): boolean {
  return (
    one.name === other.name &&
    one.hasChildren === other.hasChildren &&
    one.isShared === other.isShared &&
    one.children === other.children &&
    isSameList(one.slotKeys, other.slotKeys)
  );
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
