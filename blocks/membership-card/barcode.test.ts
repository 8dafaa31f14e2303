import { expect, test } from 'vitest';
import { barcodePath } from './barcode.ts';

test('bars start and end within the given width', () => {
  const path = barcodePath('2026 0417', 200, 20);
  const starts = [...path.matchAll(/M([\d.]+) 0h([\d.]+)/g)].map(
    ([, x, w]) => Number(x) + Number(w),
  );
  expect(path.startsWith('M0.00 0h')).toBe(true);
  expect(Math.max(...starts)).toBeLessThanOrEqual(200);
});

test('different digits have different bars, spaces none', () => {
  expect(barcodePath('12', 100, 10)).not.toBe(barcodePath('21', 100, 10));
  expect(barcodePath('1 2', 100, 10)).toBe(barcodePath('12', 100, 10));
});
