import type { EditNode } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import { type NodeChange, type SlotKey } from '../../model/document/node-store.ts';

/** Maximum number of returned slots. */
const most = 200;

export interface EmptySlotWatch {
  /** Empty slots of the screen's own documents and of shared elements. */
  readonly current: () => readonly SlotKey[];
  readonly stop: () => void;
}

/** Most edits change the content of a node: typing fills and empties no slot. */
const isSamePosition = (one: EditNode, other: EditNode) =>
  one.parent === other.parent &&
  one.slot === other.slot &&
  one.handler === other.handler &&
  one.master === other.master;

/** Reads all nodes once. After that, the cost of an edit depends only on its changes. */
export function watchEmptySlots({ nodes, blocks, documents }: Editing): EmptySlotWatch {
  const slots = new Map(
    Object.entries(blocks).map(([type, { model }]) => [type, Object.keys(model.slots)]),
  );
  const empty = new Set<SlotKey>();
  const isEmpty = (slotKey: SlotKey) => nodes.children(slotKey).length === 0;
  const slotsOf = ({ master, handler }: EditNode) =>
    master === null ? (slots.get(handler) ?? []) : [];

  const inspect = (node: EditNode) => {
    const now = nodes.get(node.id);
    const offered = now ? slotsOf(now) : [];
    for (const slot of new Set([...slotsOf(node), ...offered])) {
      const slotKey = `${node.id}/${slot}`;
      if (offered.includes(slot) && isEmpty(slotKey)) empty.add(slotKey);
      else empty.delete(slotKey);
    }
  };
  const follow = ({ before, after }: NodeChange) => {
    if (before && after && isSamePosition(before, after)) return;
    for (const node of [before, after]) {
      if (!node) continue;
      inspect(node);
      const parent = nodes.get(node.parent ?? '');
      if (parent) inspect(parent);
    }
  };

  for (const id of nodes.ids()) {
    const node = nodes.get(id);
    if (node) inspect(node);
  }
  const stop = nodes.subscribeAll((changes) => {
    for (const change of changes) follow(change);
  });
  return {
    current: () => {
      const pages = [...documents.keys()].filter((key) => !key.startsWith('shared:'));
      return [...pages.filter(isEmpty), ...empty].slice(0, most);
    },
    stop,
  };
}
