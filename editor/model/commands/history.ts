import { isSameNode } from '#schemas/editing/same-node.ts';
import { mergeNodes } from '../document/merge.ts';
import { type NodeChange, type NodeStore } from '../document/node-store.ts';
import type { Label } from './command.ts';
import { idOf } from './outcome.ts';

/** One step that can be undone. */
export interface HistoryEntry {
  readonly label: Label;
  readonly changes: readonly NodeChange[];
  readonly selectedBefore: readonly string[];
  readonly selectedAfter: readonly string[];
  /** Consecutive steps of the same group within a short time are merged. */
  readonly group: string | null;
  /** ms since 1970. */
  readonly at: number;
}

/** All steps, and how many of them are applied: those after `done` can be redone. */
export interface HistoryState {
  readonly entries: readonly HistoryEntry[];
  readonly done: number;
}

/** Maximum number of steps in the history. */
const maxEntries = 200;
/** Pause in ms up to which typing in one field stays one step. */
const groupPause = 1000;

export const emptyHistory: HistoryState = { entries: [], done: 0 };

/** Returns the history with a new step. Merged steps that cancel out are dropped. */
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
 * Returns the changes that undo or redo an entry. If others changed a node since, only this step's fields are
 * reverted.
 */
export function reversal(
  nodes: NodeStore,
  entry: HistoryEntry,
  direction: 'undo' | 'redo',
): NodeChange[] {
  return entry.changes.flatMap(({ before, after }) => {
    const [from, to] = direction === 'undo' ? [after, before] : [before, after];
    const now = nodes.get((from ?? to)?.id ?? '') ?? null;
    // Undoing an edit must not bring back a node that another editor removed meanwhile.
    if (now === null && from !== null && to !== null) return [];
    if (now === from || now === null || from === null || to === null) {
      return { before: now, after: to && withRevision(to, now?.revision) };
    }
    return { before: now, after: mergeNodes(from, to, now).node };
  });
}

/** Revisions only grow: a restored node is a new change to the server's current revision. */
function withRevision<N extends { readonly revision: number }>(
  node: N,
  revision = node.revision,
): N {
  return revision === node.revision ? node : { ...node, revision };
}
