import type { Size } from '../overlay/frame-maths.ts';

/** px around a preview. */
const margin = 16;

/** How large a window of a width is rendered in the room there is, and how high it is laid out. */
export function fitPreview(width: number, room: Size) {
  const free = Math.max(1, room.width - 2 * margin);
  const scale = Math.min(1, free / width);
  return { scale, height: Math.max(1, Math.floor((room.height - 2 * margin) / scale)) };
}
