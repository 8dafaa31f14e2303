import { expect, it } from 'vitest';
import { framesScale } from './preview-scale.ts';

it('lets previews stand side by side in the room there is', () => {
  const widths = [390, 768, 1440];
  const scale = framesScale(widths, 1600);
  expect(scale * (390 + 768 + 1440) + 4 * 12).toBeCloseTo(1600);
});

it('never makes a preview larger than it is', () => {
  expect(framesScale([390], 2000)).toBe(1);
});

it('never makes previews too small to be read', () => {
  expect(framesScale([390, 768, 1440], 300)).toBe(0.28);
});
