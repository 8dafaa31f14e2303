import type { SlotKey } from '../../../model/document/node-store.ts';

/** One row of the tree. The object stays the same until this row, or a row below it, changes. */
export interface TreeEntry {
  /** Unique in the tree. The node's id, if the node is shown once. */
  readonly key: string;
  readonly kind: 'region' | 'slot' | 'node';
  /** Name of the row; the key of the region for a region. */
  readonly name: string;
  /** Node of the row, or node of the slot; null for regions. */
  readonly id: string | null;
  /** Slots that a node dropped on the row can go into; the first that accepts it is used. */
  readonly slotKeys: readonly SlotKey[];
  readonly hasChildren: boolean;
  /** Whether the row is below a placement, and so belongs to a shared element. */
  readonly isShared: boolean;
  /** Empty while the row is closed. */
  readonly children: readonly TreeEntry[];
}
