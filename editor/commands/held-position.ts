import type { Editing } from '../document/editing.ts';
import type { NodeStore, PlaceKey } from '../document/node-store.ts';
import type { Position } from './insert.ts';

/** A position while others come and go around it. */
export interface HeldPosition {
  /** Behind the last neighbour that still stands there; null once the place is gone. */
  readonly now: () => Position | null;
  /** What was put there counts among those before it. */
  readonly passed: (ids: readonly string[]) => void;
}

export function holdPosition(
  { nodes }: Pick<Editing, 'nodes'>,
  { place, index }: Position,
): HeldPosition {
  const before = new Set(nodes.children(place).slice(0, index));
  return {
    now() {
      if (!hasPlace(nodes, place)) return null;
      return { place, index: nodes.children(place).findLastIndex((id) => before.has(id)) + 1 };
    },
    passed(ids) {
      for (const id of ids) before.add(id);
    },
  };
}

/** The element that a place lies in may have been removed meanwhile. */
export function hasPlace(nodes: NodeStore, place: PlaceKey): boolean {
  return place.includes(':') || nodes.get(place.slice(0, place.lastIndexOf('/'))) !== undefined;
}
