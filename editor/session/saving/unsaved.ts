import { isEqual } from '#schemas/document/equal.ts';
import type { EditNode, NodeWrite } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import type { Conflict } from './conflict.ts';
import { positionOf, withFieldOf } from './node-field.ts';
import { lineOf, type ServerCopy } from './server-copy.ts';

export interface Here {
  readonly get: (id: string) => EditNode | null;
  readonly known: ServerCopy;
  /** Nodes that may differ from what the server has. */
  readonly touched: Set<string>;
  readonly conflicts: readonly Conflict[];
  /** Nodes that were locked at the server and that this person unlocked. */
  readonly unlocked: ReadonlySet<string>;
  /** What the server would not take, as it was sent. */
  readonly refused: ReadonlyMap<string, EditNode | null>;
}

/** Ids of nodes that differ from what the server has. Forgets those that do not. */
export function unsavedIds({ get, known, touched }: Here): string[] {
  return [...touched].filter((id) => {
    const isUnsaved = !isSameNode(get(id), known.get(id));
    if (!isUnsaved) touched.delete(id);
    return isUnsaved;
  });
}

/** What can be sent now: neither what waits for a decision nor what depends on it. */
export function unsavedWrites(here: Here): NodeWrite[] {
  const writes = sendableWrites(here);
  const first = writes.flatMap(({ id, base }) => unlockFirst(here, id, base) ?? []);
  return first.length > 0 ? first : writes;
}

/**
 * What the server still has locked is unlocked by a write of its own, before all else: it judges
 * each write by what it has, and would take neither a move that ends locked nor a removal.
 */
function unlockFirst({ get, known, unlocked }: Here, id: string, base: number): NodeWrite | null {
  const [mine, theirs] = [get(id), known.get(id)];
  if (!theirs?.locked || !unlocked.has(id) || mine?.locked === false) return null;
  const isInPosition = mine !== null && isEqual(positionOf(mine), positionOf(theirs));
  return isInPosition ? null : { id, base, node: { ...theirs, locked: false } };
}

function sendableWrites(here: Here): NodeWrite[] {
  const { get, known } = here;
  const isHeld = holds(here);
  const writes = unsavedIds(here).flatMap((id): NodeWrite[] => {
    if (isHeld(id)) return [];
    const node = sendable(here, id);
    const base = known.revision(id);
    const isHomeless = node !== null && node.parent !== null && !get(node.parent);
    return isHomeless || isSameNode(node, known.get(id)) ? [] : [{ id, base, node }];
  });
  return writes.some(({ node }) => node === null) ? withoutOrphaning(writes, known) : writes;
}

/** Contested fields stay as they have them until somebody decides. */
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
  const goneHere = rootsOf(conflicts, 'removedByMe');
  const isRefused = (id: string) => refused.has(id) && refused.get(id) === get(id);
  const isCalm = storedHere.size + goneHere.size + refused.size === 0;
  return (id) => {
    const node = get(id);
    if (!node) {
      return known.line(id).some((above) => goneHere.has(above.id) || isRefused(above.id));
    }
    const line = lineOf(get, id);
    if (line.at(-1)?.parent !== null) return true;
    if (isCalm) return false;
    if (isRefused(id) || known.line(id).some((above) => goneHere.has(above.id))) return true;
    return line.some(
      (above) => storedHere.has(above.id) || (isRefused(above.id) && !known.get(above.id)),
    );
  };
}

function rootsOf(conflicts: readonly Conflict[], kind: Conflict['kind']): Set<string> {
  return new Set(conflicts.flatMap((conflict) => (conflict.kind === kind ? conflict.id : [])));
}

/** Leaves out removals of what still holds, at the server, something that stays. */
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
