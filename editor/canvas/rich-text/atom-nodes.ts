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
  addAttributes: () => ({ slug: attribute('slug', 'product') }),
  parseHTML: () => [{ tag: 'div[data-product]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

/** An attribute of a node, stored as `data-` and a name of its own. */
function attribute(key: string, name = key) {
  const stored = `data-${name}`;
  return {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute(stored) ?? '',
    renderHTML: (attributes: Record<string, unknown>) => ({ [stored]: attributes[key] }),
  };
}
