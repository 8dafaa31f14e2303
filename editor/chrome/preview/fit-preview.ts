import type { Size } from '../../canvas/overlay/frame-maths.ts';

/** Margin around a preview in px. */
const margin = 16;

/** Returns the scale and layout height of a window of the given width, so that it fits the available area. */
export function fitPreview(width: number, room: Size) {
  const free = Math.max(1, room.width - 2 * margin);
  const scale = Math.min(1, free / width);
  return { scale, height: Math.max(1, Math.floor((room.height - 2 * margin) / scale)) };
}
