import { expect, test } from 'vitest';
import { toolsPosition } from './frame-maths.ts';
import { overlaps } from './rect.ts';

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const view = rect(0, 0, 1000, 600);
const size = { width: 300, height: 30 };

test('tools are above a block, within the viewport', () => {
  expect(toolsPosition(rect(100, 200, 400, 100), size, view, null)).toEqual({ x: 100, y: 164 });
  expect(toolsPosition(rect(900, 200, 100, 100), size, view, null).x).toBe(694);
});

test('tools of a block that extends beyond the viewport stay at the edge of the window', () => {
  expect(toolsPosition(rect(0, -300, 1000, 2000), size, view, null).y).toBe(6);
  expect(toolsPosition(rect(0, 10, 1000, 200), size, view, null).y).toBe(6);
});

test('a low block at the edge of the window has its tools below it, not over it', () => {
  expect(toolsPosition(rect(0, 0, 1000, 60), size, view, null).y).toBe(66);
});

test('tools never cover the text that is being typed in', () => {
  const slotKeys = [rect(0, 0, 900, 60), rect(0, 120, 900, 60), rect(0, 540, 900, 60)];
  for (const text of slotKeys) {
    const at = toolsPosition(rect(0, -50, 1000, 700), size, view, text);
    expect(overlaps({ ...at, ...size }, text)).toBe(false);
  }
});
