import type { Json } from '../document/element.ts';
import { isEqual } from '../document/equal.ts';
import type { EditNode } from './node.ts';

/** Compares nodes except for the server's revision; null means removed. */
export function isSameNode(one: EditNode | null, other: EditNode | null): boolean {
  if (!one || !other || one === other) return one === other;
  return isEqual(withoutRevision(one), withoutRevision(other));
}

const withoutRevision = (node: EditNode) => ({ ...node, revision: 0 }) as unknown as Json;
