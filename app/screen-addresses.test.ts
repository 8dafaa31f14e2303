import { expect, test } from 'vitest';
import { templates } from '#fixtures/museum/content/pages/templates.ts';
import { screenAddresses } from './screen-addresses.ts';

test.each(['/kosarica', '/en/cart', '/shop/karte', '/admin'])('%s is reserved · RO3', (path) => {
  expect(screenAddresses.isTaken(path)).toBe(true);
});

test.each(['/o-nama', '/en/about', '/karta/jadrana'])('%s is free for a page', (path) => {
  expect(screenAddresses.isTaken(path)).toBe(false);
});

test('knows every template that the shop renders a screen from · ADMIN-06', () => {
  const unknown = templates.filter(({ slug }) => !screenAddresses.isTemplate(slug));
  expect(unknown.map(({ slug }) => slug)).toEqual([]);
  expect(screenAddresses.isTemplate('akcija')).toBe(false);
});
