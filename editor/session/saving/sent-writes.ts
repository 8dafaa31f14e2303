import type { EditNode, NodeWrite } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';

/** Versions that this tab sent and that the server has not confirmed yet. */
export interface SentWrites {
  readonly add: (writes: readonly NodeWrite[]) => void;
  /** Whether this version of the node was sent. */
  readonly has: (id: string, node: EditNode | null) => boolean;
  /** Whether the removal of the node was sent. */
  readonly hasRemoval: (id: string) => boolean;
  readonly clear: () => void;
}

export function createSentWrites(): SentWrites {
  const versions = new Map<string, (EditNode | null)[]>();
  return {
    add(writes) {
      for (const { id, node } of writes) versions.set(id, [...(versions.get(id) ?? []), node]);
    },
    has: (id, node) => versions.get(id)?.some((sent) => isSameNode(sent, node)) ?? false,
    hasRemoval: (id) => versions.get(id)?.includes(null) ?? false,
    clear: () => versions.clear(),
  };
}
