import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { Result } from '#schemas/result.ts';
import { moveNodes, topmost } from '../commands/move.ts';
import type { Editing } from '../document/editing.ts';
import { type PlaceKey } from '../document/node-store.ts';

export type End = 'first' | 'last';

/** A slot of an element, or the root of a document, that elements can be moved into. */
export interface Place {
  readonly place: PlaceKey;
  readonly document: DocumentKey;
  /** The element with the slot; null at the root. */
  readonly owner: EditNode | null;
  readonly slot: string;
}

export interface PlaceOffer extends Place {
  /** Why they are not allowed there. */
  readonly may: Result<unknown>;
  /** They are already at that end. */
  readonly isThere: boolean;
}

/** Returns every slot of the documents in page order, those that accept the elements first. */
export function offeredPlaces(
  editing: Editing,
  documents: readonly DocumentKey[],
  ids: readonly string[],
  end: End,
): PlaceOffer[] {
  const offers = documents.flatMap((document) => placesOf(editing, document)).map(offer);
  return [...offers.filter(isFree), ...offers.filter((each) => !isFree(each))];

  function offer(place: Place): PlaceOffer {
    const plan = editing.check(moveNodes, placingArgs(editing, ids, place.place, end));
    return { ...place, may: plan, isThere: plan.ok && plan.value.changes.length === 0 };
  }
}

export const isFree = ({ may, isThere }: PlaceOffer) => may.ok && !isThere;

/** Returns the arguments for `moveNodes`. The elements keep their order. */
export function placingArgs(editing: Editing, ids: readonly string[], place: PlaceKey, end: End) {
  const moving = topmost(editing, ids).map(({ id }) => id);
  const others = editing.nodes.children(place).filter((id) => !moving.includes(id));
  return { ids: moving, place, index: end === 'first' ? 0 : others.length };
}

function placesOf({ nodes, blocks }: Editing, document: DocumentKey): Place[] {
  const found: Place[] = [];
  const collect = (place: Place) => {
    // The root of a shared element is the element itself.
    if (place.owner || !document.startsWith('shared:')) found.push(place);
    for (const id of nodes.children(place.place)) {
      const owner = nodes.get(id);
      const slots = owner?.master === null ? blocks[owner.handler]?.model.slots : undefined;
      for (const slot of Object.keys(slots ?? {})) {
        collect({ place: `${id}/${slot}`, document, owner: owner ?? null, slot });
      }
    }
  };
  collect({ place: document, document, owner: null, slot: '' });
  return found;
}
