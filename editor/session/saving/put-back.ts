import type { EditNode } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import { setLocked } from '../../model/commands/set-meta.ts';
import type { Editing } from '../../model/document/editing.ts';
import { ancestry } from '../../model/document/node-store.ts';
import type { JournalRecord } from './journal-record.ts';
import { restoreNodes } from './restore-nodes.ts';

type Restored = ReadonlyMap<string, EditNode | null>;

/** Restores the nodes of a journal, one by one if they cannot be restored together. */
export function putBack(editing: Editing, record: JournalRecord, nodes: Restored): AppError | null {
  unlockAgain(editing, record, nodes);
  const whole = editing.run(restoreNodes, { nodes });
  if (whole.ok) return null;
  let error: AppError | null = null;
  for (const entry of inOrder(editing, nodes)) {
    const one = editing.run(restoreNodes, { nodes: new Map([entry]) });
    if (!one.ok) error ??= one.error;
  }
  return error;
}

/** A node that was unlocked before its move or removal must be unlocked again first. */
function unlockAgain(editing: Editing, { unsaved }: JournalRecord, nodes: Restored): void {
  const ids = unsaved.flatMap(({ id, isUnlocked }) => {
    const isHeld = nodes.get(id)?.locked !== false && editing.nodes.get(id)?.locked;
    return isUnlocked && nodes.has(id) && isHeld ? id : [];
  });
  if (ids.length > 0) editing.run(setLocked, { ids, locked: false });
}

/** Restored nodes first in their order, then removals, the innermost first. */
function inOrder(editing: Editing, nodes: Restored): [string, EditNode | null][] {
  const depth = (id: string) => ancestry(editing.nodes, id).length;
  const going = [...nodes].filter(([, node]) => node === null);
  return [
    ...[...nodes].filter(([, node]) => node !== null),
    ...going.sort(([one], [other]) => depth(other) - depth(one)),
  ];
}
