/** Gap in px between and around previews. */
const gap = 12;

/** Below this scale text is unreadable, so the previews scroll instead. */
const least = 0.28;

/** Returns the scale at which previews of these widths (px) fit side by side into `room` px. */
export function framesScale(widths: readonly number[], room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const free = room - gap * (widths.length + 1);
  return Math.min(1, Math.max(least, free / total));
}
