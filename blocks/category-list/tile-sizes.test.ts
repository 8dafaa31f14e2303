import { expect, test } from 'vitest';
import { tileSizes } from './tile-sizes.ts';

const usual = '(min-width: 1000px) 21rem, (min-width: 740px) 30vw, 46vw';

test('pictures of tiles that may span two cells are requested twice as wide', () => {
  expect(tileSizes(1, 10)).toBe(usual);
  expect(tileSizes(0, 12)).toBe(usual);
  expect(tileSizes(0, 10)).toBe('(min-width: 1000px) 42rem, (min-width: 740px) 60vw, 46vw');
  expect(tileSizes(8, 9)).toBe('(min-width: 1000px) 42rem, (min-width: 740px) 30vw, 46vw');
  expect(tileSizes(0, 9)).toBe('(min-width: 1000px) 42rem, (min-width: 740px) 30vw, 92vw');
});
