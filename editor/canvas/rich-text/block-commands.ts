import type { Editor } from '@tiptap/core';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { insertImage, insertProducts, type Tools } from './tools.ts';

/** A kind of block that the current one can become, or that can be inserted at the caret. */
export interface BlockCommand {
  /** Key of its name in this folder's messages. */
  readonly name: string;
  readonly icon: EditorIconName;
  readonly keys?: string;
  readonly run: (tools: Tools) => unknown;
  readonly isOn: (editor: Editor) => boolean;
}

const never = () => false;

const heading = (level: 2 | 3 | 4): BlockCommand => ({
  name: `heading${level}`,
  icon: `heading-${level}`,
  keys: `Mod-Alt-${level}`,
  run: ({ editor }) => editor.chain().focus().setHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

export const styleCommands: readonly BlockCommand[] = [
  {
    name: 'paragraph',
    icon: 'pilcrow',
    keys: 'Mod-Alt-0',
    run: ({ editor }) => editor.chain().focus().setParagraph().run(),
    isOn: (editor) => editor.isActive('paragraph'),
  },
  heading(2),
  heading(3),
  heading(4),
];

export const listCommands: readonly BlockCommand[] = [
  {
    name: 'bulletList',
    icon: 'list',
    keys: 'Mod-Shift-8',
    run: ({ editor }) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: 'list-ordered',
    keys: 'Mod-Shift-7',
    run: ({ editor }) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: 'quote',
    keys: 'Mod-Shift-b',
    run: ({ editor }) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

export const insertCommands: readonly BlockCommand[] = [
  { name: 'image', icon: 'image', run: insertImage, isOn: never },
  { name: 'product', icon: 'package', run: insertProducts, isOn: never },
  {
    name: 'table',
    icon: 'table',
    run: ({ editor }) =>
      editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    isOn: never,
  },
  {
    name: 'rule',
    icon: 'minus',
    run: ({ editor }) => editor.chain().focus().setHorizontalRule().run(),
    isOn: never,
  },
];

/** Blocks that may be inserted where pictures and products of the shop are not allowed. */
export const plainInserts = insertCommands.filter(
  ({ name }) => name !== 'image' && name !== 'product',
);

/** All commands that `/` offers at the start of a paragraph. */
export const slashCommands = [...styleCommands, ...listCommands, ...insertCommands];
