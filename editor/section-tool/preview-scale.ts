/** px between previews, and around them. */
const gap = 12;

/** Below this, text can no longer be told from a smudge: the previews are scrolled instead. */
const least = 0.28;

/** How much smaller previews of these widths (px) are rendered to stand side by side in `room` px. */
export function framesScale(widths: readonly number[], room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const free = room - gap * (widths.length + 1);
  return Math.min(1, Math.max(least, free / total));
}
