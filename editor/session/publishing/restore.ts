import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { type AppError, ok, type Result } from '#schemas/result.ts';
import { restoreDocument, restoreNode } from '../../model/commands/restore.ts';
import type { Editing } from '../../model/document/editing.ts';
import { withKnownParts } from '../../model/document/equal.ts';
import type { NodeDifference } from './differences.ts';

type Nodes = readonly EditNode[];

/** Restores the whole document from a revision, as one step of the history. */
export function restoreWhole(
  editing: Editing,
  document: DocumentKey,
  nodes: Nodes,
): AppError | null {
  const result = editing.run(restoreDocument, { document, nodes: nodes.map(known(editing)) });
  return result.ok ? null : result.error;
}

/** Whether a block can be restored on its own: its parent must still exist. */
export function isRestorable(editing: Editing, { kind, before }: NodeDifference): boolean {
  const parent = kind === 'changed' ? null : before?.parent;
  return before !== null && (!parent || editing.nodes.get(parent) !== undefined);
}

/**
 * Restores one block: its content, or its position when only that differs. A removed block is restored with
 * everything inside it.
 */
export function restoreBlock(
  editing: Editing,
  nodes: Nodes,
  { id, kind }: Pick<NodeDifference, 'id' | 'kind'>,
): AppError | null {
  const own = nodes.filter((node) => node.id === id);
  const wanted = editing.nodes.get(id) ? own : withBelow(nodes, own);
  const isPlaced = kind === 'moved';
  const group = `restore ${id}`;
  let result: Result<unknown> = ok(null);
  for (const node of wanted.map(known(editing))) {
    if (result.ok) result = editing.run(restoreNode, { node, isPlaced }, { group });
  }
  return result.ok ? null : result.error;
}

function withBelow(nodes: Nodes, roots: Nodes): EditNode[] {
  const all = [...roots];
  for (let at = 0; at < all.length; at++) {
    all.push(...nodes.filter(({ parent }) => parent === all[at]?.id));
  }
  return all;
}

/** Parts equal to the current ones become the same objects, so restoring changes only what differs. */
const known =
  ({ nodes }: Editing) =>
  (node: EditNode): EditNode =>
    withKnownParts(nodes.get(node.id) ?? null, node);
