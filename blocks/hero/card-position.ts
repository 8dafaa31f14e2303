import type { CSSProperties } from 'react';
import type { PictureMedia } from '#runtime/ui/picture.tsx';

/** Fractions of the scene: maximum width of the card, and free space around the focal point. */
const widest = 0.64;
const free = 0.06;

interface CardPosition {
  readonly 'data-card': 'start' | 'end';
  readonly style: CSSProperties;
}

/** Returns the position and maximum width of the card that keep the focal point visible. */
export function cardPosition(focalPoint: PictureMedia['focalPoint']): CardPosition {
  const x = focalPoint?.x ?? 1;
  const maxWidth = Math.min(widest, Math.max(x, 1 - x) - free);
  return {
    'data-card': x < 0.5 ? 'end' : 'start',
    style: { '--reach': maxWidth.toFixed(2) } as CSSProperties,
  };
}
