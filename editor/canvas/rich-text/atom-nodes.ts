import { Node } from '@tiptap/core';

/** A picture of the media library with its own alt text and caption. */
export const ImageNode = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    media: attribute('media'),
    alt: attribute('alt'),
    caption: attribute('caption'),
  }),
  parseHTML: () => [{ tag: 'figure[data-media]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
});

/** A product of the shop as a card that links to it. */
export const ProductNode = Node.create({
  name: 'product',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ slug: attribute('product') }),
  parseHTML: () => [{ tag: 'div[data-product]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

function attribute(name: string) {
  return {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
    renderHTML: (held: Record<string, unknown>) => ({ [`data-${name}`]: stored(held, name) }),
  };
}

const stored = (held: Record<string, unknown>, name: string) =>
  held[name === 'product' ? 'slug' : name];
