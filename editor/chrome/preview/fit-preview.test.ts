import { expect, test } from 'vitest';
import { fitPreview } from './fit-preview.ts';

test('a preview is never enlarged, and shrunk only as far as necessary', () => {
  expect(fitPreview(390, { width: 1000, height: 832 })).toEqual({ scale: 1, height: 800 });
  expect(fitPreview(1380, { width: 722, height: 432 })).toEqual({ scale: 0.5, height: 800 });
});

test('an area without size is not an error', () => {
  const { scale, height } = fitPreview(390, { width: 0, height: 0 });
  expect(scale).toBeGreaterThan(0);
  expect(height).toBe(1);
});
