import type { CSSProperties } from 'react';
import type { PictureMedia } from '#runtime/ui/picture.tsx';

/** Shares of the scene: how wide the card may be, and what is left free around the focal point. */
const widest = 0.64;
const free = 0.06;

interface CardPlace {
  readonly 'data-card': 'start' | 'end';
  readonly style: CSSProperties;
}

/** Where the card stands, and how wide it may be, so that what the picture is about stays in view. */
export function cardPlace(focalPoint: PictureMedia['focalPoint']): CardPlace {
  const x = focalPoint?.x ?? 1;
  const reach = Math.min(widest, Math.max(x, 1 - x) - free);
  return {
    'data-card': x < 0.5 ? 'end' : 'start',
    style: { '--reach': reach.toFixed(2) } as CSSProperties,
  };
}
