import type { EditNode } from '#schemas/editing/node.ts';

/** A node with nothing special about it, for tests and benchmarks. */
export function editNode(given: Partial<EditNode> & { readonly id: string }): EditNode {
  return {
    document: 'page:1',
    parent: null,
    slot: 'content',
    order: 'V',
    handler: 'section',
    version: 1,
    title: '',
    slug: null,
    options: {},
    translations: {},
    sources: {},
    meta: {},
    mobileOptions: {},
    mobileMeta: {},
    linkMeta: {},
    master: null,
    opened: [],
    locked: false,
    pending: {},
    revision: 0,
    ...given,
  };
}
