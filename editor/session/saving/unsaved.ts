import type { EditNode, NodeWrite } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import type { Conflict } from './conflict.ts';
import type { LocalChanges } from './local-changes.ts';
import { isSamePosition, withFieldOf } from './node-field.ts';
import { lineOf, type ServerCopy } from './server-copy.ts';

export interface Here extends Pick<LocalChanges, 'touched' | 'unlocked' | 'refused'> {
  readonly get: (id: string) => EditNode | null;
  readonly known: ServerCopy;
  readonly conflicts: readonly Conflict[];
}

/** Returns ids of nodes that differ from the server's version. Removes the others from `touched`. */
export function unsavedIds({ get, known, touched }: Here): string[] {
  return [...touched].filter((id) => {
    const isUnsaved = !isSameNode(get(id), known.get(id));
    if (!isUnsaved) touched.delete(id);
    return isUnsaved;
  });
}

/** Returns what can be sent now: nothing that waits for a decision or depends on one. */
export function unsavedWrites(here: Here): NodeWrite[] {
  const writes = sendableWrites(here);
  const first = writes.flatMap(({ id, base }) => unlockFirst(here, id, base) ?? []);
  return first.length > 0 ? first : writes;
}

/**
 * A node that is locked on the server is first unlocked by a write of its own: the server checks each write
 * against its own version, and would refuse a move that ends locked, or a removal.
 */
function unlockFirst({ get, known, unlocked }: Here, id: string, base: number): NodeWrite | null {
  const [mine, theirs] = [get(id), known.get(id)];
  if (!theirs?.locked || !unlocked.has(id) || mine?.locked === false) return null;
  return isSamePosition(mine, theirs) ? null : { id, base, node: { ...theirs, locked: false } };
}

function sendableWrites(here: Here): NodeWrite[] {
  const { get, known } = here;
  const isHeld = holds(here);
  const writes = unsavedIds(here).flatMap((id): NodeWrite[] => {
    if (isHeld(id)) return [];
    const node = sendable(here, id);
    const base = known.revision(id);
    const isOrphan = node !== null && node.parent !== null && !get(node.parent);
    return isOrphan || isSameNode(node, known.get(id)) ? [] : [{ id, base, node }];
  });
  return writes.some(({ node }) => node === null) ? withoutOrphaning(writes, known) : writes;
}

/** Fields in conflict keep the server's value until the user decides. */
function sendable({ get, known, conflicts }: Here, id: string): EditNode | null {
  const [mine, theirs] = [get(id), known.get(id)];
  if (!mine || !theirs) return mine;
  return conflicts.reduce<EditNode>(
    (node, conflict) =>
      conflict.kind === 'field' && conflict.id === id
        ? withFieldOf(node, conflict.path, theirs)
        : node,
    mine,
  );
}

function holds({ get, known, conflicts, refused }: Here): (id: string) => boolean {
  const storedHere = rootsOf(conflicts, 'removedByThem');
  const removedHere = rootsOf(conflicts, 'removedByMe');
  const isRefused = (id: string) => refused.has(id) && refused.get(id) === get(id);
  const isAllSent = storedHere.size + removedHere.size + refused.size === 0;
  return (id) => {
    const node = get(id);
    if (!node) {
      return known.line(id).some((above) => removedHere.has(above.id) || isRefused(above.id));
    }
    const line = lineOf(get, id);
    if (line.at(-1)?.parent !== null) return true;
    if (isAllSent) return false;
    if (isRefused(id) || known.line(id).some((above) => removedHere.has(above.id))) return true;
    return line.some(
      (above) => storedHere.has(above.id) || (isRefused(above.id) && !known.get(above.id)),
    );
  };
}

function rootsOf(conflicts: readonly Conflict[], kind: Conflict['kind']): Set<string> {
  return new Set(conflicts.flatMap((conflict) => (conflict.kind === kind ? conflict.id : [])));
}

/** Leaves out removals of nodes that still contain, on the server, a node that stays. */
function withoutOrphaning(writes: readonly NodeWrite[], known: ServerCopy): NodeWrite[] {
  const sent = new Set(writes.map(({ id }) => id));
  const stays = writes.filter(
    ({ id, node }) => node === null && known.children(id).some((child) => !sent.has(child)),
  );
  if (stays.length === 0) return [...writes];
  return withoutOrphaning(
    writes.filter((write) => !stays.includes(write)),
    known,
  );
}
