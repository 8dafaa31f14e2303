import { bottom, type Point, type Rect, right } from './rect.ts';

/** Whether blocks of a slot are below or beside each other. */
export type Flow = 'column' | 'row';

/** A slot on the screen. */
export interface SlotBox {
  /** Box of the whole slot, including empty space. */
  readonly rect: Rect;
  /** Rendered blocks of the slot in order, with their index among all its nodes. */
  readonly items: readonly { readonly rect: Rect; readonly index: number }[];
  readonly flow: Flow;
}

/** A position between two blocks. */
export interface Gap {
  /** Index for an inserted node, counted among all nodes currently in the slot. */
  readonly index: number;
  readonly line: Rect;
}

/** Thickness of the line in px. */
const thickness = 4;

/** Returns the direction of blocks from their positions, otherwise as the style sheet says. */
export function flowOf(rects: readonly Rect[], otherwise: Flow = 'column'): Flow {
  const [first, second] = rects;
  if (!first || !second) return otherwise;
  return second.y >= bottom(first) - 1 || second.x < right(first) - 1 ? 'column' : 'row';
}

/** Returns all positions in a slot. */
export function gapsOf({ rect, items, flow }: SlotBox): readonly Gap[] {
  const [first] = items;
  if (!first) return [{ index: 0, line: emptyLine(rect) }];
  return flow === 'column' ? gapsBelow(rect, items) : gapsBeside(items);
}

function emptyLine({ x, y, width, height }: Rect): Rect {
  return { x, y: y + height / 2 - thickness / 2, width, height: thickness };
}

function gapsBelow(slot: Rect, items: SlotBox['items']): Gap[] {
  const across = (y: number): Rect => ({
    x: slot.x,
    y: y - thickness / 2,
    width: slot.width,
    height: thickness,
  });
  const before = items.map(({ rect, index }, at) => {
    const above = items[at - 1];
    return { index, line: across(above ? (bottom(above.rect) + rect.y) / 2 : rect.y) };
  });
  const last = items.at(-1) as SlotBox['items'][number];
  return [...before, { index: last.index + 1, line: across(bottom(last.rect)) }];
}

/**
 * Rows may wrap: after the last block of a row is the same position as before the first block of the next.
 */
function gapsBeside(items: SlotBox['items']): Gap[] {
  return items.flatMap(({ rect, index }, at) => {
    const [left, next] = [items[at - 1], items[at + 1]];
    const upright = (x: number): Rect => ({
      x: x - thickness / 2,
      y: rect.y,
      width: thickness,
      height: rect.height,
    });
    const isBeside = left && left.rect.y < bottom(rect) && right(left.rect) <= rect.x + 1;
    const before = upright(isBeside ? (right(left.rect) + rect.x) / 2 : rect.x);
    const isEnd = !next || next.rect.x < right(rect) - 1;
    const behind = { index: next?.index ?? index + 1, line: upright(right(rect)) };
    return [{ index, line: before }, ...(isEnd ? [behind] : [])];
  });
}

export function distance({ x, y }: Point, rect: Rect): number {
  const dx = Math.max(rect.x - x, 0, x - right(rect));
  const dy = Math.max(rect.y - y, 0, y - bottom(rect));
  return Math.hypot(dx, dy);
}

export function nearestGap(box: SlotBox, point: Point): Gap {
  const gaps = gapsOf(box);
  return gaps.reduce((best, gap) =>
    distance(point, gap.line) < distance(point, best.line) ? gap : best,
  );
}

/** Maximum distance in px from the edge of a block that means a position beside it, not inside. */
const edge = 12;

export function isAtEdge(block: Rect, { x, y }: Point): boolean {
  const [wide, high] = [Math.min(edge, block.width / 5), Math.min(edge, block.height / 5)];
  return (
    y - block.y < high || bottom(block) - y < high || x - block.x < wide || right(block) - x < wide
  );
}

/** Returns the index without the moved nodes. */
export function indexWithout(
  siblings: readonly string[],
  moving: readonly string[],
  index: number,
): number {
  return index - siblings.slice(0, index).filter((id) => moving.includes(id)).length;
}

/** Scroll speed in px per second while dragging near the edge of the page. */
export function scrollSpeed(y: number, view: Rect): number {
  const zone = Math.min(64, view.height / 4);
  const depth = (near: number) => Math.min(1, Math.max(0, 1 - near / zone));
  return 900 * (depth(bottom(view) - y) ** 2 - depth(y - view.y) ** 2);
}
