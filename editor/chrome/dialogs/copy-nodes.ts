import type { DocumentKey, EditNode, NodeWrite } from '#schemas/editing/node.ts';

/** Copies the nodes of one document into another: new ids, everything else unchanged. */
export function copyNodes(
  nodes: readonly EditNode[],
  from: DocumentKey,
  to: DocumentKey,
  createId: () => string,
): NodeWrite[] {
  const own = nodes.filter(({ document }) => document === from);
  const ids = new Map(own.map(({ id }) => [id, createId()]));
  return own.map((node) => {
    const id = ids.get(node.id) ?? node.id;
    const parent = node.parent === null ? null : (ids.get(node.parent) ?? null);
    // An element's slug is its address within the document's site, so it must be unique.
    const copy = { ...node, id, parent, document: to, slug: null, revision: 0 };
    return { id, base: 0, node: copy };
  });
}
