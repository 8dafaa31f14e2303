import { Mark, Node } from '@tiptap/core';
import type { Json } from '#schemas/document/element.ts';

/** Stored content that cannot be edited here: preserved, moved and removed as a whole. */
const stored = {
  json: {
    default: null,
    parseHTML: (element: HTMLElement) => readJson(element.dataset.stored),
    renderHTML: ({ json }: Record<string, unknown>) => ({ 'data-stored': JSON.stringify(json) }),
  },
};

function readJson(text: string | undefined): Json {
  try {
    return JSON.parse(text ?? 'null') as Json;
  } catch {
    return null;
  }
}

export const RawBlock = Node.create({
  name: 'rawBlock',
  group: 'block',
  atom: true,
  isolating: true,
  addAttributes: () => stored,
  parseHTML: () => [{ tag: 'div[data-stored]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

export const RawInline = Node.create({
  name: 'rawInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => stored,
  parseHTML: () => [{ tag: 'span[data-stored]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
});

/** An unknown mark. One text may have several. */
export const RawMark = Mark.create({
  name: 'rawMark',
  excludes: '',
  inclusive: false,
  addAttributes: () => stored,
  parseHTML: () => [{ tag: 'i[data-stored]' }],
  renderHTML: ({ HTMLAttributes }) => ['i', HTMLAttributes, 0],
});
