import type { EditNode } from '#schemas/editing/node.ts';
import type { ServerCopy } from './server-copy.ts';

/** The versions of a node that are compared. */
export interface Versions {
  /** The local version; null: removed. */
  readonly get: (id: string) => EditNode | null;
  readonly known: ServerCopy;
  /** Last known version of elements that are removed here and changed by others; null: they are new. */
  readonly lastSeen: Map<string, EditNode | null>;
}

/** Returns the topmost ancestor of a node that is removed here but not on the server. */
export function removedRoot(
  { get, known }: Pick<Versions, 'get' | 'known'>,
  id: string,
): string | null {
  const gone = known.line(id).filter((node) => !get(node.id));
  return gone.at(-1)?.id ?? null;
}
