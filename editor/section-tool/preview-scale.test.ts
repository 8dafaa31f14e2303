import { expect, it } from 'vitest';
import { framesScale } from './preview-scale.ts';

it('fits previews side by side into the available width', () => {
  const widths = [390, 768, 1440];
  const scale = framesScale(widths, 1600);
  expect(scale * (390 + 768 + 1440) + 4 * 12).toBeCloseTo(1600);
});

it('never enlarges a preview', () => {
  expect(framesScale([390], 2000)).toBe(1);
});

it('never makes previews too small to read', () => {
  expect(framesScale([390, 768, 1440], 300)).toBe(0.28);
});
