import { Extension, type Extensions, type Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { ImageNode, ProductNode } from './atom-nodes.ts';
import { CodeMark } from './code-mark.ts';
import { Limits } from './limits.ts';
import { LinkMark } from './link-mark.ts';
import { RawBlock, RawInline, RawMark } from './raw-nodes.ts';
import { tableNodes } from './table-nodes.ts';

/** Nodes with a custom view in the browser. */
export const atomNodes: readonly Node[] = [ImageNode, ProductNode, RawBlock, RawInline];

/** Nodes and marks by their stored names. */
const storedTypes = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'horizontalRule',
  'hardBreak',
  'image',
  'product',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'bold',
  'italic',
  'strike',
  'code',
  'link',
];

/** Unknown stored attributes are preserved on every node and mark. */
const ExtraAttributes = Extension.create({
  name: 'extraAttributes',
  addGlobalAttributes: () => [
    {
      types: storedTypes,
      attributes: { extra: { default: null, rendered: false, keepOnSplit: false } },
    },
  ],
});

/** Exactly the structure that `runtime/rich-text` renders, plus extensions that preserve everything else. */
export function richTextExtensions(
  atoms: readonly Node[],
  hasOwnHistory: boolean,
  limits = Limits,
): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      codeBlock: false,
      underline: false,
      link: false,
      trailingNode: false,
      code: false,
      dropcursor: { class: 'izlog-drop', color: false },
      ...(!hasOwnHistory && { undoRedo: false as const }),
    }),
    CodeMark,
    LinkMark,
    RawMark,
    ...tableNodes,
    ...atoms,
    ExtraAttributes,
    limits,
  ];
}
