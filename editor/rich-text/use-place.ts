import { autoUpdate, flip, offset, type Placement, shift, useFloating } from '@floating-ui/react';
import { type Editor, isNodeSelection, posToDOMRect } from '@tiptap/core';
import type { Selection } from '@tiptap/pm/state';
import { useLayoutEffect } from 'react';
import { elementOf } from '../overlay/surface.ts';
import { useEditorState } from './use-editor.ts';

/** Keeps an element beside the selection of a text, within the window. */
export function usePlace(editor: Editor, placement: Placement) {
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
      getBoundingClientRect: () => selectionBox(editor, selection),
    });
  }, [editor, selection, setPositionReference]);
  return { setFloating, style: floatingStyles };
}

function selectionBox({ view }: Editor, selection: Selection): DOMRect {
  const node = isNodeSelection(selection) ? view.nodeDOM(selection.from) : null;
  const element = elementOf(node);
  if (element) return element.getBoundingClientRect();
  return posToDOMRect(view, selection.from, selection.to);
}
