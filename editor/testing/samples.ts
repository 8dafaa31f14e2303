import type { EditNode } from '#schemas/editing/node.ts';
import { plainNode } from '#schemas/editing/plain-node.ts';

/** A plain node for tests and benchmarks. */
export function editNode(given: Partial<EditNode> & { readonly id: string }): EditNode {
  return {
    document: 'page:1',
    parent: null,
    slot: 'content',
    order: 'V',
    handler: 'section',
    version: 1,
    ...plainNode,
    ...given,
  };
}
