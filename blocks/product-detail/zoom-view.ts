/** Position of a picture in its frame: `scale` 1 fits, `x` and `y` are px from the middle. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A point in px from the middle of the frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const fitting: ZoomView = { scale: 1, x: 0, y: 0 };
const largestScale = 5;

/** Scales by `factor`; the part of the picture under `point` stays there. */
export function zoomAt(view: ZoomView, factor: number, point: Point, frame: Frame): ZoomView {
  const scale = Math.min(largestScale, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return inside({ scale, x, y }, frame);
}

export function panBy(view: ZoomView, by: Point, frame: Frame): ZoomView {
  return inside({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** Limits the position so that no empty space appears at the edges. */
function inside({ scale, x, y }: ZoomView, frame: Frame): ZoomView {
  const room = { x: (frame.width * (scale - 1)) / 2, y: (frame.height * (scale - 1)) / 2 };
  return { scale, x: bounded(x, room.x), y: bounded(y, room.y) };
}

function bounded(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

export interface Grip {
  readonly middle: Point;
  /** Distance between two fingers; 0 for one. */
  readonly spread: number;
}

/** Returns the position of one or two pointers. */
export function gripOf(points: readonly Point[]): Grip {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const middle = { x: sum.x / points.length, y: sum.y / points.length };
  const [a, b] = points;
  return { middle, spread: a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0 };
}

/** Moves the picture with the pointers from one grip to the next. */
export function follow(view: ZoomView, before: Grip, now: Grip, frame: Frame): ZoomView {
  const by = { x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y };
  const factor = before.spread > 0 && now.spread > 0 ? now.spread / before.spread : 1;
  return zoomAt(panBy(view, by, frame), factor, now.middle, frame);
}
