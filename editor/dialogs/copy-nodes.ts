import type { DocumentKey, EditNode, NodeWrite } from '#schemas/editing/node.ts';

/** The nodes of one document as new nodes of another: new ids, everything else as it was. */
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
    // An element's slug is its address within its document's site: there can be only one.
    const copy = { ...node, id, parent, document: to, slug: null, revision: 0 };
    return { id, base: 0, node: copy };
  });
}
