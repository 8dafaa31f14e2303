import type { TreeEntry } from './tree-entries.ts';

/** Rows that match, with what they stand in; and the keys of all rows that must be open for it. */
export function filterEntries(
  entries: readonly TreeEntry[],
  matches: (entry: TreeEntry) => boolean,
): { readonly entries: readonly TreeEntry[]; readonly open: ReadonlySet<string> } {
  const open = new Set<string>();
  const filter = (list: readonly TreeEntry[]): TreeEntry[] =>
    list.flatMap((entry) => {
      const children = filter(entry.children);
      if (children.length === 0) return matches(entry) ? [{ ...entry, children }] : [];
      open.add(entry.key);
      return [{ ...entry, children }];
    });
  return { entries: filter(entries), open };
}

/** Rows in the order they are seen. */
export function flatKeys(entries: readonly TreeEntry[]): string[] {
  return entries.flatMap(({ key, children }) => [key, ...flatKeys(children)]);
}
