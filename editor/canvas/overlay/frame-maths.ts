import { bottom, overlaps, type Point, type Rect, right } from './rect.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 6;

/**
 * Returns the position of a block's tools: above it, otherwise below, otherwise at an edge of the viewport.
 * Never over `avoid`, the text that is being typed in, as long as there is space elsewhere.
 */
export function toolsPosition(block: Rect, size: Size, view: Rect, avoid: Rect | null): Point {
  const x = clamp(block.x, view.x + gap, right(view) - size.width - gap);
  const [top, low] = [view.y + gap, bottom(view) - size.height - gap];
  const isOver = block.y < view.y + size.height && bottom(block) > top + 3 * size.height;
  const rows = [
    block.y - size.height - gap,
    ...(isOver ? [top] : []),
    bottom(block) + gap,
    top,
    low,
  ];
  const isFree = (y: number) => {
    const rect = { x, y, ...size };
    const isSeen = y >= view.y + 2 && bottom(rect) <= bottom(view) - 2;
    return isSeen && !(avoid && overlaps(rect, avoid));
  };
  const isNear = (y: number) => y + size.height >= block.y - 100 && y <= bottom(block) + 100;
  const y = rows.find((row) => isFree(row) && isNear(row)) ?? rows.find(isFree) ?? view.y + gap;
  return { x, y };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Clips a rectangle horizontally. */
export function clipped(rect: Rect, x0: number, x1: number): Rect {
  const x = clamp(rect.x, x0, x1);
  return { ...rect, x, width: Math.max(0, clamp(right(rect), x0, x1) - x) };
}
