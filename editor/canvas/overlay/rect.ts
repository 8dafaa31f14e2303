/** A point in px, in the coordinates of the context. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export const right = ({ x, width }: Rect) => x + width;
export const bottom = ({ y, height }: Rect) => y + height;

export function contains(rect: Rect, { x, y }: Point): boolean {
  return x >= rect.x && x <= right(rect) && y >= rect.y && y <= bottom(rect);
}

export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.x < right(other) && other.x < right(one) && one.y < bottom(other) && other.y < bottom(one)
  );
}

/** Returns the smallest rectangle around all; null for none. */
export function union(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const width = Math.max(...rects.map(right)) - x;
  return { x, y, width, height: Math.max(...rects.map(bottom)) - y };
}

export function isSameRect(one: Rect, other: Rect): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height
  );
}
