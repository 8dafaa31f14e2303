import { expect, test } from 'vitest';
import { tileSizes } from './tile-sizes.ts';

const usual = '(min-width: 1000px) 20rem, (min-width: 740px) 30vw, 46vw';

test('pictures of tiles are requested for one cell', () => {
  expect(tileSizes(1, 9)).toBe(usual);
  expect(tileSizes(0, 10)).toBe(usual);
  expect(tileSizes(9, 10)).toBe(usual);
  expect(tileSizes(0, 12)).toBe(usual);
});

test('the picture of a tile across two rows is requested twice as wide', () => {
  expect(tileSizes(0, 9)).toBe('(min-width: 1000px) 41rem, (min-width: 740px) 30vw, 46vw');
});

test('the picture of a single tile is requested for half of the page', () => {
  expect(tileSizes(0, 1)).toBe('(min-width: 1000px) 41rem, (min-width: 740px) 46vw, 46vw');
});
