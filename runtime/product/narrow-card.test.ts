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
      height: width,
      path: `/${width}`,
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

test('a product without a picture stays as it is', () => {
  const bare = { ...card(320), picture: null };
  expect(narrowCard(bare, 320)).toBe(bare);
});
