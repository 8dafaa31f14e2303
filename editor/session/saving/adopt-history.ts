import type { EditNode } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import type { HistoryEntry, HistoryState } from '../../model/commands/history.ts';
import type { Editing } from '../../model/document/editing.ts';
import { withKnownParts } from '../../model/document/equal.ts';

/** Takes over the steps of an earlier tab, unless there are own ones. */
export function adoptHistory(editing: Editing, history: HistoryState): void {
  const { entries, done } = history;
  const isFresh = editing.history.getState().entries.length === 0;
  if (!isFresh || entries.length === 0 || !isCurrent(editing, history)) return;
  editing.history.setState({ entries: entries.map((entry) => linked(editing, entry)), done });
}

/** Steps can only be used while all nodes are as the steps left them. */
export function isCurrent({ nodes }: Editing, { entries, done }: HistoryState): boolean {
  const last = new Map<string, EditNode | null>();
  for (const { changes } of entries.slice(0, done)) {
    for (const { before, after } of changes) last.set((after ?? before)?.id ?? '', after);
  }
  return [...last].every(([id, node]) => isSameNode(nodes.get(id) ?? null, node));
}

function linked({ nodes }: Editing, entry: HistoryEntry): HistoryEntry {
  const link = (node: EditNode | null) => node && withKnownParts(nodes.get(node.id) ?? null, node);
  const changes = entry.changes.map(({ before, after }) => ({
    before: link(before),
    after: link(after),
  }));
  return { ...entry, changes };
}
