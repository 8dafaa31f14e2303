import { expect, test } from 'vitest';
import { defaultRendition } from './default-rendition.ts';

const widthOf = (...widths: number[]) =>
  defaultRendition(widths.map((width) => ({ width })))?.width;

test('a picture without a named size uses the smallest rendition that is at least 512 px wide', () => {
  expect(widthOf(320, 640, 1280)).toBe(640);
  expect(widthOf(320, 512, 1280)).toBe(512);
});

test('a small picture uses its largest rendition; without renditions there is none', () => {
  expect(widthOf(80, 160, 320)).toBe(320);
  expect(widthOf()).toBeUndefined();
});
