import type { EditNode } from './node.ts';

/** What a node has that has nothing special about it. */
export const plainNode = {
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
} as const satisfies Partial<EditNode>;
