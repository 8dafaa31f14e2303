import { expect, test } from 'vitest';
import { screenAddresses } from './screen-addresses.ts';

test.each(['/kosarica', '/en/cart', '/shop/karte', '/admin'])('%s is taken', (path) => {
  expect(screenAddresses.isTaken(path)).toBe(true);
});

test.each(['/o-nama', '/en/about', '/karta/jadrana'])('%s is free for a page', (path) => {
  expect(screenAddresses.isTaken(path)).toBe(false);
});

test('knows the templates of screens', () => {
  expect(['cart', 'news', 'error', 'akcija'].map(screenAddresses.isTemplate)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
