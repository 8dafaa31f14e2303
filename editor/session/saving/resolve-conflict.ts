import type { EditNode } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import { subtree } from '../../model/document/node-store.ts';
import type { Choice, Conflict, FieldConflict, RemovedByMe } from './conflict.ts';
import { withFieldOf } from './node-field.ts';
import type { ServerCopy } from './server-copy.ts';
import { takeTheirs } from './take-theirs.ts';

interface Ports {
  readonly editing: Editing;
  readonly known: ServerCopy;
  readonly touched: Set<string>;
  readonly receive: (next: ReadonlyMap<string, EditNode | null>) => void;
}

/** Applies the user's decision about a conflict locally. Kept changes are sent from then on. */
export function createConflictResolver({
  editing,
  known,
  touched,
  receive,
}: Ports): (conflict: Conflict, choice: Choice) => void {
  const { nodes } = editing;
  const get = (id: string) => nodes.get(id) ?? null;
  return resolveConflict;

  function resolveConflict(conflict: Conflict, choice: Choice): void {
    if (conflict.kind === 'field') resolveField(conflict, choice);
    else if (conflict.kind === 'removedByThem') resolveTheirRemoval(conflict.id, choice);
    else resolveMyRemoval(conflict, choice);
  }

  function resolveField({ id, path }: FieldConflict, choice: Choice): void {
    const [mine, theirs] = [get(id), known.get(id)];
    if (!mine || !theirs || choice === 'mine') return;
    const node = withFieldOf(mine, path, theirs);
    const taken = editing.run(takeTheirs, { node });
    if (!taken.ok) receive(new Map([[id, node]]));
  }

  function resolveTheirRemoval(root: string, choice: Choice): void {
    const ids = subtree(nodes, root).map(({ id }) => id);
    for (const id of ids) touched.add(id);
    if (choice === 'theirs') receive(new Map(ids.map((id) => [id, known.get(id)])));
  }

  function resolveMyRemoval({ id: root, moved }: RemovedByMe, choice: Choice): void {
    const ids = known.subtree(root);
    for (const id of ids) touched.add(id);
    const gone = ids.filter((id) => !get(id));
    const orphans = ids.filter((id) => {
      const parent = get(id)?.parent ?? null;
      return parent !== null && !get(parent);
    });
    if (choice === 'theirs') {
      const orphaned = orphans.filter((id) => !gone.includes(get(id)?.parent ?? ''));
      receive(new Map([...gone, ...orphaned, ...moved].map((id) => [id, known.get(id)])));
      return;
    }
    const left = orphans.flatMap((id) => subtree(nodes, id).map((node) => node.id));
    receive(new Map(left.map((id) => [id, null])));
  }
}
