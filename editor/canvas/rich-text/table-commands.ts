import type { Editor } from '@tiptap/core';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';

export interface TableCommand {
  readonly name: string;
  readonly icon: EditorIconName;
  readonly run: (editor: Editor) => boolean;
  /** Whether it is possible at the selection; absent means always. */
  readonly isPossible?: (editor: Editor) => boolean;
}

export const tableCommands: readonly TableCommand[] = [
  { name: 'rowBefore', icon: 'arrow-up', run: (e) => e.chain().focus().addRowBefore().run() },
  { name: 'rowAfter', icon: 'arrow-down', run: (e) => e.chain().focus().addRowAfter().run() },
  {
    name: 'columnBefore',
    icon: 'arrow-left',
    run: (e) => e.chain().focus().addColumnBefore().run(),
  },
  {
    name: 'columnAfter',
    icon: 'arrow-right',
    run: (e) => e.chain().focus().addColumnAfter().run(),
  },
  { name: 'headerRow', icon: 'panel-left', run: (e) => e.chain().focus().toggleHeaderRow().run() },
  {
    name: 'headerColumn',
    icon: 'panel-left',
    run: (e) => e.chain().focus().toggleHeaderColumn().run(),
  },
  {
    name: 'mergeCells',
    icon: 'square',
    run: (e) => e.chain().focus().mergeCells().run(),
    isPossible: (e) => e.can().mergeCells(),
  },
  {
    name: 'splitCell',
    icon: 'columns-2',
    run: (e) => e.chain().focus().splitCell().run(),
    isPossible: (e) => e.can().splitCell(),
  },
  { name: 'deleteRow', icon: 'x', run: (e) => e.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', icon: 'x', run: (e) => e.chain().focus().deleteColumn().run() },
  { name: 'deleteTable', icon: 'trash-2', run: (e) => e.chain().focus().deleteTable().run() },
];
