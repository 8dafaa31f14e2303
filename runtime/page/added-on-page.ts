import type { AddedByType } from '../added/added-files.ts';
import { nodeTypes } from './node-types.ts';
import type { PageNode } from './payload.ts';

/** Returns the added blocks among these nodes as property `added`; an empty object when there are none. */
export function addedOnPage(
  nodes: readonly PageNode[],
  added: AddedByType | undefined,
  isMeant?: (node: PageNode) => boolean,
): { readonly added?: AddedByType } {
  if (!added) return {};
  const found = [...nodeTypes(nodes, isMeant)].flatMap((type) => {
    const files = added[type];
    return files ? [[type, files] as const] : [];
  });
  return found.length > 0 ? { added: Object.fromEntries(found) } : {};
}
