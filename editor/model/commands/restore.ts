import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import { fail, ok } from '#schemas/result.ts';
import { documentNodes, type NodeChange } from '../document/node-store.ts';
import { defineCommand } from './command.ts';
import { nameOf } from './insert.ts';

/** Restores a whole document from a revision, keeping ids. */
export const restoreDocument = defineCommand<{
  readonly document: DocumentKey;
  readonly nodes: readonly EditNode[];
}>({
  name: 'restoreDocument',
  plan(context, { document, nodes }) {
    const wanted = new Map(nodes.map((node) => [node.id, node]));
    const gone = documentNodes(context.nodes, document).filter(({ id }) => !wanted.has(id));
    const changes: NodeChange[] = [
      ...gone.map((before) => ({ before, after: null })),
      ...nodes.flatMap((node) => backTo(context.nodes.get(node.id) ?? null, node)),
    ];
    return ok({ changes, label: { key: 'commands.restoreDocument' } });
  },
});

function backTo(before: EditNode | null, node: EditNode): NodeChange[] {
  const after = { ...node, revision: before?.revision ?? node.revision };
  return isSameNode(before, after) ? [] : [{ before, after }];
}

interface RestoreNodeArgs {
  readonly node: EditNode;
  /** Restores its position as well. */
  readonly isPlaced?: boolean;
}

/** Restores the content of one element. A removed element returns to its position. */
export const restoreNode = defineCommand<RestoreNodeArgs>({
  name: 'restoreNode',
  plan(context, { node, isPlaced = false }) {
    const before = context.nodes.get(node.id) ?? null;
    const { document, parent, slot, order } = before && !isPlaced ? before : node;
    if (parent !== null && !context.nodes.get(parent)) return fail('notFound');
    const changes = backTo(before, { ...node, document, parent, slot, order });
    const label = { key: 'commands.restoreNode', params: { name: nameOf(context, node.handler) } };
    return ok({ changes, label, select: [node.id] });
  },
});
