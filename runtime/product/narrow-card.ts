import type { CardProduct } from './card-product.ts';

/**
 * Leaves out files of a card's picture that are wider than it is shown on the sharpest screens: they are half of
 * what a list of products sends. The narrowest of each format stays.
 */
export function narrowCard(card: CardProduct, widest: number): CardProduct {
  const { picture } = card;
  if (!picture) return card;
  const least = Math.min(...picture.sources.map(({ width }) => width));
  const limit = Math.max(widest, least);
  const sources = picture.sources.filter(({ width }) => width <= limit);
  return { ...card, picture: { ...picture, sources } };
}
