import type { CategoryNode } from '#schemas/api/category-tree.ts';

/** A position in the tree: inside of `parent`, before another category or at the end. */
export interface Position {
  readonly parent: number | null;
  readonly before: number | null;
}

export const directions = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof directions)[number];

type Node = Pick<CategoryNode, 'id' | 'parentId'>;

export interface CategoryBranch extends CategoryNode {
  readonly inside: readonly CategoryBranch[];
}

export const branchesOf = (
  nodes: readonly CategoryNode[],
  parent: number | null = null,
): CategoryBranch[] =>
  siblingsIn(nodes, parent).map((node) => ({ ...node, inside: branchesOf(nodes, node.id) }));

/** The position one step away; null if there is none. */
export function positionBy(
  nodes: readonly Node[],
  id: number,
  direction: Direction,
): Position | null {
  const node = nodes.find((each) => each.id === id);
  if (!node) return null;
  const { parentId: parent } = node;
  const siblings = siblingsIn(nodes, parent);
  const at = siblings.findIndex((each) => each.id === id);
  const previous = siblings[at - 1];
  if (direction === 'up') return previous ? { parent, before: previous.id } : null;
  if (direction === 'down') {
    return at + 1 < siblings.length ? { parent, before: siblings[at + 2]?.id ?? null } : null;
  }
  if (direction === 'in') return previous ? { parent: previous.id, before: null } : null;
  return parent === null ? null : positionAfter(nodes, parent);
}

/** The position for a drop on a category or beside it. */
export function positionAt(
  nodes: readonly Node[],
  target: number,
  side: 'before' | 'after' | 'on',
): Position | null {
  if (side === 'on') return { parent: target, before: null };
  if (side === 'after') return positionAfter(nodes, target);
  const node = nodes.find(({ id }) => id === target);
  return node ? { parent: node.parentId, before: target } : null;
}

function positionAfter(nodes: readonly Node[], id: number): Position | null {
  const node = nodes.find((each) => each.id === id);
  if (!node) return null;
  const siblings = siblingsIn(nodes, node.parentId);
  const next = siblings[siblings.indexOf(node) + 1];
  return { parent: node.parentId, before: next?.id ?? null };
}

/** Whether a category is the other one or is inside of it. */
export function isInside(nodes: readonly Node[], id: number, other: number): boolean {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) {
    if (at === other) return true;
  }
  return false;
}

const siblingsIn = <T extends Node>(nodes: readonly T[], parent: number | null): T[] =>
  nodes.filter(({ parentId }) => parentId === parent);
