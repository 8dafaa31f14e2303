import { type EditNode, rootSlot } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import { keysBetween } from '../../model/document/order.ts';
import type { OpenConflicts } from './open-conflicts.ts';
import type { ServerCopy } from './server-copy.ts';

interface OrphanPorts {
  readonly editing: Editing;
  readonly known: ServerCopy;
  readonly touched: ReadonlySet<string>;
  readonly conflicts: Pick<OpenConflicts, 'list' | 'add'>;
  readonly receive: (next: ReadonlyMap<string, EditNode | null>) => void;
}

/** Handles nodes whose parent is gone here. */
export function createOrphans(ports: OrphanPorts) {
  const { editing, known, touched, conflicts, receive } = ports;
  const { nodes } = editing;
  const get = (id: string) => nodes.get(id);

  /** Whether a node is in the removed parent, or in another one that no longer exists. */
  function isLeft(id: string, gone: string): boolean {
    const parent = get(id)?.parent ?? null;
    return parent !== null && (parent === gone || !get(parent));
  }

  function isContested(id: string): boolean {
    const open = conflicts.list().filter(({ kind }) => kind === 'removedByMe');
    const roots = new Set(open.map((conflict) => conflict.id));
    return known.line(id).some((node) => roots.has(node.id));
  }

  return {
    /** Undoing an insertion would orphan nodes that others inserted into it. */
    contest(): void {
      const gone = [...touched].filter((id) => !get(id) && known.get(id));
      const found = gone.filter((id) => known.children(id).some((child) => isLeft(child, id)));
      const added = found
        .filter((id) => !isContested(id))
        .map((id) => ({ kind: 'removedByMe', id, moved: [] }) as const);
      conflicts.add(added);
    },
    /** Undo can restore a block into a parent that is gone: such a block goes to the end of the page. */
    rescue(): void {
      for (const id of touched) {
        const node = get(id);
        if (!node || node.parent === null || get(node.parent)) continue;
        const isContestable = known.get(node.parent) && known.get(id)?.parent === node.parent;
        if (isContestable) continue;
        const last = get(nodes.children(node.document).at(-1) ?? '');
        const [order = node.order] = keysBetween(last?.order ?? null, null, 1);
        receive(new Map([[id, { ...node, parent: null, slot: rootSlot, order }]]));
      }
    },
  };
}
