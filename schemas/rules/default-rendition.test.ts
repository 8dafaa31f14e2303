import { expect, test } from 'vitest';
import { defaultRendition } from './default-rendition.ts';

const widthOf = (...widths: number[]) =>
  defaultRendition(widths.map((width) => ({ width })))?.width;

test('a picture without a named size is the smallest that is at least 512 px wide', () => {
  expect(widthOf(320, 640, 1280)).toBe(640);
  expect(widthOf(320, 512, 1280)).toBe(512);
});

test('a small picture comes in its largest rendition, none without any', () => {
  expect(widthOf(80, 160, 320)).toBe(320);
  expect(widthOf()).toBeUndefined();
});
