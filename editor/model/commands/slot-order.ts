import type { DocumentKey } from '#schemas/editing/node.ts';
import { rootSlot } from '#schemas/editing/node.ts';
import { invariant } from '#schemas/result.ts';
import type { NodeReader, SlotKey } from '../document/node-store.ts';
import { keysBetween } from '../document/order.ts';

/** Returns the document, parent and slot of a place key. */
export function slotParts(nodes: NodeReader, slotKey: SlotKey) {
  if (slotKey.includes(':')) {
    return { document: slotKey as DocumentKey, parent: null, slot: rootSlot };
  }
  const at = slotKey.lastIndexOf('/');
  const parent = nodes.get(slotKey.slice(0, at));
  invariant(parent, 'A place lies in an element that is not there.');
  return { document: parent.document, parent: parent.id, slot: slotKey.slice(at + 1) };
}

/** Returns order keys for `count` nodes at `index`, not counting nodes that leave the slot. */
export function orderAt(
  nodes: NodeReader,
  slotKey: SlotKey,
  index: number,
  count: number,
  leaving: ReadonlySet<string> = new Set(),
): string[] {
  const staying = nodes.children(slotKey).filter((id) => !leaving.has(id));
  const keyAt = (at: number) => nodes.get(staying[at] ?? '')?.order ?? null;
  const before = index > 0 ? keyAt(Math.min(index, staying.length) - 1) : null;
  const after = keyAt(index);
  return keysBetween(
    before,
    after !== null && before !== null && after <= before ? null : after,
    count,
  );
}
