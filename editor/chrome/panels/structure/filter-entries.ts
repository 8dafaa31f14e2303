import type { TreeEntry } from './tree-entry.ts';

/** Returns matching rows with their ancestors, and the keys of all rows that must be open. */
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

/** Returns the keys of rows in visible order. */
export function flatKeys(entries: readonly TreeEntry[]): string[] {
  return entries.flatMap(({ key, children }) => [key, ...flatKeys(children)]);
}
