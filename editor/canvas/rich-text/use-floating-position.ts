import { autoUpdate, flip, offset, type Placement, shift, useFloating } from '@floating-ui/react';
import { type Editor, isNodeSelection, posToDOMRect } from '@tiptap/core';
import type { Selection } from '@tiptap/pm/state';
import { useLayoutEffect } from 'react';
import { elementOf } from '../overlay/surface.ts';
import { useEditorState } from './use-editor.ts';

/** Height in px of the tools above a table. */
const toolsRoom = 60;

/** Positions an element beside the selection of a text or what `boxOf` returns, within the window. */
export function useFloatingPosition(editor: Editor, placement: Placement, boxOf = selectionBox) {
  const state = useEditorState(editor);
  const { refs, floatingStyles } = useFloating({
    strategy: 'fixed',
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [offset(8), flip(), shift({ padding: 8 })],
  });
  const { setPositionReference, setFloating } = refs;
  const { selection } = state;
  useLayoutEffect(() => {
    setPositionReference({
      contextElement: editor.view.dom,
      getBoundingClientRect: () => boxOf(editor, selection),
    });
  }, [editor, selection, boxOf, setPositionReference]);
  return { setFloating, style: floatingStyles };
}

function selectionBox({ view }: Editor, selection: Selection): DOMRect {
  const node = isNodeSelection(selection) ? view.nodeDOM(selection.from) : null;
  const element = elementOf(node);
  if (element) return element.getBoundingClientRect();
  return posToDOMRect(view, selection.from, selection.to);
}

/**
 * Returns the box of the whole table that contains the caret, so that no row is covered, as long as its top
 * is visible.
 */
export function tableOrSelection(editor: Editor, selection: Selection): DOMRect {
  const { node } = editor.view.domAtPos(selection.from);
  const cell = selection.empty ? (elementOf(node) ?? node.parentElement) : null;
  const table = cell?.closest('.table')?.getBoundingClientRect();
  return table && table.top > toolsRoom ? table : selectionBox(editor, selection);
}
