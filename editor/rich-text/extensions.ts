import { Extension, type Extensions, type Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { ImageNode, ProductNode } from './atom-nodes.ts';
import { CodeMark } from './code-mark.ts';
import { Limits } from './limits.ts';
import { LinkMark } from './link-mark.ts';
import { RawBlock, RawInline, RawMark } from './raw-nodes.ts';
import { tableNodes } from './table-nodes.ts';

/** Nodes that are rendered by a view of their own in the browser. */
export const atomNodes: readonly Node[] = [ImageNode, ProductNode, RawBlock, RawInline];

/** Nodes and marks by the names they are stored under. */
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

/** Stored attributes that are not known here ride along with every node and mark. */
const ExtraAttributes = Extension.create({
  name: 'extraAttributes',
  addGlobalAttributes: () => [
    {
      types: storedTypes,
      attributes: { extra: { default: null, rendered: false, keepOnSplit: false } },
    },
  ],
});

/** Exactly the structure that `runtime/rich-text` renders, and what keeps the rest safe. */
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
