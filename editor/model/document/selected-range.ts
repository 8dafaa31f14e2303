import type { EditNode } from '#schemas/editing/node.ts';
import { type NodeReader, slotKeyOf } from './node-store.ts';

/**
 * Returns everything from the first selected node to another one, in that order. If they have different
 * parents, their ancestors that are siblings are selected.
 */
export function selectedRange(
  nodes: NodeReader,
  ids: readonly string[],
  to: string,
): readonly string[] {
  const ends = commonSiblings(lineOf(nodes, ids[0]), lineOf(nodes, to));
  if (!ends) return [to];
  const siblings = nodes.children(slotKeyOf(ends[0]));
  const [first, last] = ends.map(({ id }) => siblings.indexOf(id)) as [number, number];
  const between = siblings.slice(Math.min(first, last), Math.max(first, last) + 1);
  return first <= last ? between : between.toReversed();
}

function commonSiblings(
  one: readonly EditNode[],
  other: readonly EditNode[],
): readonly [EditNode, EditNode] | null {
  for (const from of one) {
    const to = other.find((each) => slotKeyOf(each) === slotKeyOf(from));
    if (to) return [from, to];
  }
  return null;
}

/** The node and its ancestors, from the inside out. */
function lineOf(nodes: NodeReader, id: string | undefined): EditNode[] {
  const node = id === undefined ? undefined : nodes.get(id);
  return node ? [node, ...lineOf(nodes, node.parent ?? undefined)] : [];
}
