import type { PageNode } from './payload.ts';

type Added = Pick<PageNode, 'id' | 'type'> & Partial<Pick<PageNode, 'options' | 'data'>>;

/** A block that is in no document: the runtime adds it to the page for this visitor. */
export const addedNode = (node: Added): PageNode => ({
  hydrate: 'none',
  meta: {},
  options: {},
  mobileOptions: {},
  data: null,
  slots: {},
  error: null,
  ...node,
});
