import type { Language } from '#schemas/languages.ts';
import { fail, type Result } from '#schemas/result.ts';
import { holdPosition } from '../../model/commands/held-position.ts';
import { checkInsert, insertBlock, type Position } from '../../model/commands/insert.ts';
import { moveNodes } from '../../model/commands/move.ts';
import type { NodeInput } from '../../model/commands/node-input.ts';
import { placeShared } from '../../model/commands/share.ts';
import type { Editing } from '../../model/document/editing.ts';
import { distance, indexWithout, isAtEdge, nearestGap } from './drop-maths.ts';
import { contains, type Point, type Rect } from './rect.ts';
import { type BoxParts, type PlacedBox, slotBoxes } from './slot-boxes.ts';
import { blockAt, rectOf } from './surface.ts';

/** The dragged block, or the block type from the library. */
export type DragSource =
  | { readonly kind: 'nodes'; readonly ids: readonly string[] }
  | {
      readonly kind: 'new';
      readonly handler: string;
      /**
       * Returns the block to insert, e.g. a preset that must be loaded first; undefined when loading fails.
       */
      readonly input: () => NodeInput | Promise<NodeInput | undefined>;
      /** If set, the block is shown in this language only. */
      readonly only?: Language;
    }
  | { readonly kind: 'shared'; readonly master: string };

/** The position at which the dragged block would be dropped. */
export interface DropTarget {
  readonly position: Position;
  readonly line: Rect;
  readonly slot: Rect;
  /** Whether the block is allowed at the position, or the error. */
  readonly allowed: Result<unknown>;
}

/** A drag in progress. */
export interface Drag {
  readonly source: DragSource;
  /** Position of the pointer, in coordinates of the editor's window. */
  readonly point: Point;
  readonly target: DropTarget | null;
}

/** Maximum distance in px from the pointer to an outer position that replaces a refusing inner one. */
const reach = 32;

/** Returns the target at a point of the window: the innermost, or a close one around it. */
export function findTarget(parts: BoxParts, source: DragSource, point: Point): DropTarget | null {
  const targets = boxesAt(parts, point).map((box): DropTarget => {
    const { index, line } = nearestGap(box, point);
    const position = { slotKey: box.slotKey, index };
    const allowed = checkDrop(parts.editing, source, position);
    return { position, line, slot: box.rect, allowed };
  });
  const [inner] = targets;
  if (!inner || inner.allowed.ok) return inner ?? null;
  const near = targets.find(({ allowed, line }) => allowed.ok && distance(point, line) <= reach);
  return near ?? inner;
}

/** Returns the slots that contain a point, from the innermost to the root of the document. */
function boxesAt(parts: BoxParts, point: Point): PlacedBox[] {
  const { surface } = parts;
  const boxes: PlacedBox[] = [];
  let frame = blockAt(surface, point);
  while (frame) {
    if (!isAtEdge(rectOf(surface, frame), point)) {
      boxes.push(...slotBoxes(parts, frame).filter(({ rect }) => contains(rect, point)));
    }
    frame = frame.parentElement?.closest<HTMLElement>('[data-block]') ?? null;
  }
  const roots = slotBoxes(parts, null).toSorted(
    (one, other) => distance(point, one.rect) - distance(point, other.rect),
  );
  return [...boxes, ...roots.slice(0, 1)];
}

export function checkDrop(
  editing: Editing,
  source: DragSource,
  { slotKey, index }: Position,
): Result<unknown> {
  if (source.kind === 'shared') {
    return editing.check(placeShared, { slotKey, index, master: source.master });
  }
  if (source.kind === 'new') return checkInsert(editing, source.handler, { slotKey, index });
  return editing.check(moveNodes, {
    ids: source.ids,
    slotKey,
    index: movedIndex(editing, source.ids, slotKey, index),
  });
}

const movedIndex = (editing: Editing, ids: readonly string[], slotKey: string, index: number) =>
  indexWithout(editing.nodes.children(slotKey), ids, index);

/** Drops the block at its position. */
export async function drop(
  editing: Editing,
  source: DragSource,
  { slotKey, index }: Position,
): Promise<Result<unknown>> {
  if (source.kind === 'shared') {
    return editing.run(placeShared, { slotKey, index, master: source.master });
  }
  if (source.kind === 'nodes') {
    const { ids } = source;
    return editing.run(moveNodes, {
      ids,
      slotKey,
      index: movedIndex(editing, ids, slotKey, index),
    });
  }
  const held = holdPosition(editing, { slotKey, index });
  const input = await source.input();
  if (!input) return fail('unavailable');
  const position = held.now();
  if (!position) return fail('notFound');
  const { only } = source;
  return editing.run(insertBlock, { ...position, input, ...(only && { only }) });
}
