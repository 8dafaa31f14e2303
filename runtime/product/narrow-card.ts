import {
  type PictureMedia,
  type PictureSource,
  type ShortPicture,
  shortSources,
  webpUri,
} from '../ui/picture.tsx';
import type { CardProduct } from './card-product.ts';

/**
 * Leaves out files of a card's picture that are wider than the sharpest screens show it, and shortens the
 * names of the others: this halves the data of a product list. The narrowest file of each format stays. A
 * card shows no alternative text, because the name of the product is beside the picture.
 */
export function narrowCard(card: CardProduct, widest: number): CardProduct {
  const { picture } = card;
  if (!picture || !('sources' in picture)) return card;
  const least = Math.min(...picture.sources.map(({ width }) => width));
  const limit = Math.max(widest, least);
  const sources = picture.sources.filter(({ width }) => width <= limit);
  return { ...card, picture: shortened({ ...picture, alt: '', sources }) };
}

function shortened(picture: PictureMedia): PictureMedia | ShortPicture {
  const { sources, alt: _, placeholder, ...facts } = picture;
  const files = inShort(sources);
  const same = shortSources(files);
  const isSame = sources.every(({ path, mime }, at) => {
    return path === same[at]?.path && mime === same[at].mime;
  });
  if (!isSame || same.length !== sources.length) return picture;
  return { ...facts, ...files, placeholder: placeholder?.replace(webpUri, '') };
}

function inShort(sources: readonly PictureSource[]) {
  const [path = ''] = sources.map((source) => source.path);
  return {
    folder: path.slice(0, path.lastIndexOf('/') + 1),
    formats: [...new Set(sources.map(({ mime }) => mime.replace('image/', '')))],
    widths: [...new Set(sources.map(({ width }) => width))],
  };
}
