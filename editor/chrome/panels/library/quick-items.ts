import type { Editing } from '../../../model/document/editing.ts';
import { type LibraryItem, searchItems } from './library-items.ts';

/** Number of rows visible without scrolling. */
const most = 7;

/**
 * Returns the first suggestions: recently used, then the blocks used most in the open documents, then the
 * rest in library order. A search covers all blocks.
 */
export function quickItems(
  { nodes }: Pick<Editing, 'nodes'>,
  items: readonly LibraryItem[],
  recent: readonly string[],
  typed: string,
): LibraryItem[] {
  if (typed.trim() !== '') return searchItems(items, typed).slice(0, most);
  const uses = new Map<string, number>();
  for (const id of nodes.ids()) {
    const handler = nodes.get(id)?.handler ?? '';
    uses.set(handler, (uses.get(handler) ?? 0) + 1);
  }
  const last = recent.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const firsts = items.filter(
    (item, at) => items.findIndex(({ type }) => type === item.type) === at,
  );
  const rest = firsts.toSorted((a, b) => (uses.get(b.type) ?? 0) - (uses.get(a.type) ?? 0));
  return [...new Set([...last, ...rest])].slice(0, most);
}
