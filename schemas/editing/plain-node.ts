import type { EditNode } from './node.ts';

/** Default values of an ordinary node. */
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
