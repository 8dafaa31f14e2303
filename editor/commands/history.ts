import { isSameNode } from '../document/equal.ts';
import { mergeNodes } from '../document/merge.ts';
import { type NodeChange, type NodeStore } from '../document/node-store.ts';
import type { Label } from './command.ts';
import { idOf } from './outcome.ts';

/** One step that can be taken back. */
export interface HistoryEntry {
  readonly label: Label;
  readonly changes: readonly NodeChange[];
  readonly selectedBefore: readonly string[];
  readonly selectedAfter: readonly string[];
  /** Steps of one group that follow within a moment become one. */
  readonly group: string | null;
  /** ms since 1970. */
  readonly at: number;
}

/** Steps done, and how many of them stand: those behind `done` can be done again. */
export interface HistoryState {
  readonly entries: readonly HistoryEntry[];
  readonly done: number;
}

/** Most steps that are remembered. */
const maxEntries = 200;
/** ms within which typing in one field stays one step. */
const groupPause = 1000;

export const emptyHistory: HistoryState = { entries: [], done: 0 };

/** The history after a step; a step that changed nothing leaves no trace. */
export function withEntry(state: HistoryState, entry: HistoryEntry): HistoryState {
  const standing = state.entries.slice(0, state.done);
  const last = standing.at(-1);
  const isSameMove = last && last.group !== null && last.group === entry.group;
  if (last && isSameMove && entry.at - last.at < groupPause) {
    const joined = joinEntries(last, entry);
    const entries =
      joined.changes.length > 0 ? [...standing.slice(0, -1), joined] : standing.slice(0, -1);
    return { entries, done: entries.length };
  }
  const entries = [...standing, entry].slice(-maxEntries);
  return { entries, done: entries.length };
}

function joinEntries(first: HistoryEntry, second: HistoryEntry): HistoryEntry {
  const changes = new Map(first.changes.map((change) => [idOf(change), change]));
  for (const change of second.changes) {
    const known = changes.get(idOf(change));
    changes.set(idOf(change), {
      before: known ? known.before : change.before,
      after: change.after,
    });
  }
  const { selectedAfter, at } = second;
  return { ...first, selectedAfter, at, changes: [...changes.values()].filter(isChange) };
}

const isChange = ({ before, after }: NodeChange) => !isSameNode(before, after);

/**
 * Changes that take an entry back (or make it again). A node that others changed since keeps what
 * they did to other fields: the step alone is reversed.
 */
export function reversal(
  nodes: NodeStore,
  entry: HistoryEntry,
  direction: 'undo' | 'redo',
): NodeChange[] {
  return entry.changes.flatMap(({ before, after }) => {
    const [from, to] = direction === 'undo' ? [after, before] : [before, after];
    const now = nodes.get((from ?? to)?.id ?? '') ?? null;
    // What somebody else removed meanwhile does not come back by undoing an edit of it.
    if (now === null && from !== null && to !== null) return [];
    if (now === from || now === null || from === null || to === null) {
      return { before: now, after: to && withRevision(to, now?.revision) };
    }
    return { before: now, after: mergeNodes(from, to, now).node };
  });
}

/** Revisions only grow: what comes back is a new change of what the server has. */
function withRevision<N extends { readonly revision: number }>(
  node: N,
  revision = node.revision,
): N {
  return revision === node.revision ? node : { ...node, revision };
}
