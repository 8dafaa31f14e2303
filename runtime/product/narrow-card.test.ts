import { expect, test } from 'vitest';
import type { CardProduct } from './card-product.ts';
import { narrowCard } from './narrow-card.ts';

const card = (...widths: readonly number[]): CardProduct => ({
  id: 1,
  name: 'Chart',
  slug: 'chart',
  picture: {
    sources: widths.map((width) => ({
      mime: 'image/avif',
      width,
      path: `/media/ship/${width}.avif`,
    })),
    width: 1000,
    height: 1000,
    alt: '',
  },
  prices: { finalPrice: 100, retailPrice: 100, lowestPrice30: null, membershipPrice: null },
  category: null,
  inStock: true,
  featured: false,
  canAdd: true,
});

test.each([
  [[320, 640, 960], 640, [320, 640]],
  [[320, 640, 960], 320, [320]],
  [[900], 640, [900]],
  [[200], 320, [200]],
])('of the widths %j a list that shows %d sends %j', (widths, widest, sent) => {
  const { picture } = narrowCard(card(...widths), widest);
  expect(picture?.sources.map(({ width }) => width)).toEqual(sent);
});

test('the folder of the files is named once', () => {
  const { picture } = narrowCard(card(320, 640), 640);
  expect(picture?.folder).toBe('/media/ship/');
  expect(picture?.sources.map(({ path }) => path)).toEqual(['320.avif', '640.avif']);
});

test('files of several folders keep their whole paths', () => {
  const { picture } = card(320);
  const sources = ['/a/1.avif', 'https://files.example/2.avif'].map((path) => {
    return { mime: 'image/avif', width: 320, path };
  });
  const narrowed = narrowCard({ ...card(320), picture: picture && { ...picture, sources } }, 640);
  expect(narrowed.picture).toMatchObject({ sources });
});

test('a product without a picture stays as it is', () => {
  const bare = { ...card(320), picture: null };
  expect(narrowCard(bare, 320)).toBe(bare);
});
