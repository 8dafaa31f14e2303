import type { PictureMedia, PictureSource } from '../ui/picture.tsx';
import type { CardProduct } from './card-product.ts';

/**
 * Leaves out files of a card's picture that are wider than it is shown on the sharpest screens, and names the
 * folder of the others once: both are half of what a list of products sends. The narrowest of each format stays.
 */
export function narrowCard(card: CardProduct, widest: number): CardProduct {
  const { picture } = card;
  if (!picture) return card;
  const least = Math.min(...picture.sources.map(({ width }) => width));
  const limit = Math.max(widest, least);
  const sources = picture.sources.filter(({ width }) => width <= limit);
  return { ...card, picture: { ...picture, ...inFolder(sources) } };
}

function inFolder(sources: readonly PictureSource[]): Pick<PictureMedia, 'sources' | 'folder'> {
  const [folder = ''] = sources.map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
  if (folder === '' || !sources.every(({ path }) => path.startsWith(folder))) return { sources };
  const named = sources.map((source) => ({ ...source, path: source.path.slice(folder.length) }));
  return { folder, sources: named };
}
