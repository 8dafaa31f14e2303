import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { Result } from '#schemas/result.ts';
import { moveNodes, topmost } from '../../model/commands/move.ts';
import type { Editing } from '../../model/document/editing.ts';
import { type SlotKey } from '../../model/document/node-store.ts';

export type End = 'first' | 'last';

/** A slot of an element, or the root of a document, that elements can be moved into. */
export interface SlotTarget {
  readonly slotKey: SlotKey;
  readonly document: DocumentKey;
  /** The element with the slot; null at the root. */
  readonly owner: EditNode | null;
  readonly slot: string;
}

export interface SlotOffer extends SlotTarget {
  /** Reason why the elements are not allowed in the slot. */
  readonly may: Result<unknown>;
  /** Whether the elements are already at that end of the slot. */
  readonly isThere: boolean;
}

/** Returns every slot of the documents in page order, those that accept the elements first. */
export function offeredSlots(
  editing: Editing,
  documents: readonly DocumentKey[],
  ids: readonly string[],
  end: End,
): SlotOffer[] {
  const offers = documents.flatMap((document) => slotsOf(editing, document)).map(offer);
  return [...offers.filter(isFree), ...offers.filter((each) => !isFree(each))];

  function offer(target: SlotTarget): SlotOffer {
    const plan = editing.check(moveNodes, moveArgs(editing, ids, target.slotKey, end));
    return { ...target, may: plan, isThere: plan.ok && plan.value.changes.length === 0 };
  }
}

export const isFree = ({ may, isThere }: SlotOffer) => may.ok && !isThere;

/** Returns the arguments for `moveNodes`. The elements keep their order. */
export function moveArgs(editing: Editing, ids: readonly string[], slotKey: SlotKey, end: End) {
  const moving = topmost(editing, ids).map(({ id }) => id);
  const others = editing.nodes.children(slotKey).filter((id) => !moving.includes(id));
  return { ids: moving, slotKey, index: end === 'first' ? 0 : others.length };
}

function slotsOf({ nodes, blocks }: Editing, document: DocumentKey): SlotTarget[] {
  const found: SlotTarget[] = [];
  const collect = (target: SlotTarget) => {
    // The root of a shared element is the element itself.
    if (target.owner || !document.startsWith('shared:')) found.push(target);
    for (const id of nodes.children(target.slotKey)) {
      const owner = nodes.get(id);
      const slots = owner?.master === null ? blocks[owner.handler]?.model.slots : undefined;
      for (const slot of Object.keys(slots ?? {})) {
        collect({ slotKey: `${id}/${slot}`, document, owner: owner ?? null, slot });
      }
    }
  };
  collect({ slotKey: document, document, owner: null, slot: '' });
  return found;
}
