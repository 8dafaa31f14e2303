import type { EditNode } from '#schemas/editing/node.ts';
import { fail, ok } from '#schemas/result.ts';
import { type NodeChange, subtree } from '../document/node-store.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { nameOf, type Position } from './insert.ts';
import { orderAt, slotParts } from './slot-order.ts';

export interface MoveArgs extends Position {
  /** Nodes to move with everything inside them, in their new order. */
  readonly ids: readonly string[];
}

/** Moves nodes to a position, also in another slot or document. `index` does not count the moved nodes. */
export const moveNodes = defineCommand<MoveArgs>({
  name: 'move',
  plan(context, { ids, slotKey, index }) {
    const moving = topmost(context, ids);
    if (moving.length === 0) return fail('notFound');
    const target = slotParts(context.nodes, slotKey);
    const inside = moving.some((node) => isInside(context, target.parent, node.id));
    if (inside) return fail('slotInside');
    const leaving = new Set(moving.map(({ id }) => id));
    const orders = orderAt(context.nodes, slotKey, index, moving.length, leaving);
    if (isInOrder(context, moving, slotKey, index))
      return ok({ changes: [], label: label(context, moving) });
    const changes = moving.flatMap((node, at) =>
      relocated(context, node, { ...target, order: orders[at] ?? 'V' }),
    );
    return ok({ changes, label: label(context, moving), select: moving.map(({ id }) => id) });
  },
});

function label(context: CommandContext, moving: readonly EditNode[]) {
  const [first] = moving;
  return {
    key: 'commands.move',
    params: { name: nameOf(context, first?.handler ?? ''), smart_count: moving.length },
  };
}

/** Whether the nodes are already at their target, in this order. */
function isInOrder(
  { nodes }: CommandContext,
  moving: readonly EditNode[],
  slotKey: string,
  index: number,
) {
  const there = nodes.children(slotKey).slice(index, index + moving.length);
  return there.length === moving.length && moving.every(({ id }, at) => there[at] === id);
}

type Target = Pick<EditNode, 'document' | 'parent' | 'slot' | 'order'>;

/** A change of document includes all nodes below. */
export function relocated(context: CommandContext, node: EditNode, target: Target): NodeChange[] {
  const root: NodeChange = { before: node, after: { ...node, ...target } };
  if (node.document === target.document) return [root];
  const below = subtree(context.nodes, node.id).slice(1);
  return [
    root,
    ...below.map((before) => ({ before, after: { ...before, document: target.document } })),
  ];
}

/** Returns the given nodes without those inside another given node. */
export function topmost({ nodes }: CommandContext, ids: readonly string[]): EditNode[] {
  const given = new Set(ids);
  return [...given].flatMap((id) => {
    const node = nodes.get(id);
    if (!node) return [];
    for (let parent = node.parent; parent !== null; parent = nodes.get(parent)?.parent ?? null) {
      if (given.has(parent)) return [];
    }
    return [node];
  });
}

export function isInside({ nodes }: CommandContext, id: string | null, container: string): boolean {
  for (let at = id, depth = 0; at !== null && depth < 100; depth++) {
    if (at === container) return true;
    at = nodes.get(at)?.parent ?? null;
  }
  return false;
}
