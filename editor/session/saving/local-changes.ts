import type { EditNode, NodeWrite } from '#schemas/editing/node.ts';
import { isSamePosition } from './node-field.ts';
import type { ServerCopy } from './server-copy.ts';

/** Local state of nodes that the server may not have. */
export interface LocalChanges {
  /** Nodes that may differ from the server's version. */
  readonly touched: Set<string>;
  /** Nodes that are locked on the server and that this user unlocked. */
  readonly unlocked: ReadonlySet<string>;
  /** Versions that the server refused. */
  readonly refused: ReadonlyMap<string, EditNode | null>;
  readonly touch: (ids: Iterable<string>) => void;
  /** Call before the server's copy has the writes. */
  readonly stored: (writes: readonly NodeWrite[]) => void;
  readonly refuse: (nodes: ReadonlyMap<string, EditNode | null>) => void;
  readonly refusedIds: () => string[];
}

export function createLocalChanges(
  get: (id: string) => EditNode | null,
  known: ServerCopy,
): LocalChanges {
  const touched = new Set<string>();
  const unlocked = new Set<string>();
  const refused = new Map<string, EditNode | null>();
  return {
    touched,
    unlocked,
    refused,
    touch(ids) {
      for (const id of ids) {
        touched.add(id);
        if (known.get(id)?.locked && get(id)?.locked === false) unlocked.add(id);
      }
    },
    stored(writes) {
      for (const { id, node } of writes) if (!node?.locked) unlocked.delete(id);
      // The server may have refused a position only because of where another node was.
      if (writes.some(({ id, node }) => !isSamePosition(known.get(id), node))) refused.clear();
    },
    refuse(nodes) {
      for (const [id, node] of nodes) refused.set(id, node);
    },
    refusedIds: () => [...refused].flatMap(([id, node]) => (get(id) === node ? id : [])),
  };
}
