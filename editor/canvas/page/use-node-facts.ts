import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { EditNode } from '#schemas/editing/node.ts';
import { type NodeStore, slotKeyOf } from '../../model/document/node-store.ts';

/** Returns a node for views of its position and state, not its options: typing does not re-render them. */
export function useNodeFacts(nodes: NodeStore, id: string): EditNode | undefined {
  const kept = useRef<EditNode | undefined>(undefined);
  return useSyncExternalStore(
    useCallback((changed) => nodes.subscribe(id, changed), [nodes, id]),
    () => {
      const now = nodes.get(id);
      if (!now || !kept.current || !haveSameFacts(kept.current, now)) kept.current = now;
      return kept.current;
    },
  );
}

/** Whether only texts, options and the revision differ. */
export function haveSameFacts(one: EditNode, other: EditNode): boolean {
  return (
    one.id === other.id &&
    slotKeyOf(one) === slotKeyOf(other) &&
    one.document === other.document &&
    one.order === other.order &&
    one.handler === other.handler &&
    one.title === other.title &&
    one.locked === other.locked &&
    one.master === other.master &&
    one.meta === other.meta &&
    one.mobileMeta === other.mobileMeta
  );
}
