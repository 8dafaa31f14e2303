import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Editing } from '../../model/document/editing.ts';
import { promptedPaths } from '../../model/document/placeholders.ts';
import type { EditorPorts } from '../editor-context.ts';
import { useEditor } from '../editor-context.ts';
import { renderedElements } from '../page/rendered-id.ts';
import type { OverlayStore } from './overlay-store.ts';
import { onPageChange } from './page-changes.ts';
import { pictureOf } from './pointed-picture.ts';
import { framedBlock } from './rendered-block.ts';
import './prompt-marks.css';
import { valueAt } from '#schemas/editing/fields.ts';
import { typedFields } from './text-editing.ts';

/** Attribute of a page element that shows a field to fill in. */
const mark = 'data-prompt';

/** Marks the content of fields to fill in. Pages without any add no cost. */
export function usePromptMarks(overlay: OverlayStore): void {
  const { editing, canvas } = useEditor();
  const { root } = useStore(overlay, (state) => state.surface);
  useEffect(() => {
    const prompted = new Set<string>();
    const check = (id: string) => {
      const node = editing.nodes.get(id);
      if (node && promptedPaths(node, editing.blocks).length > 0) prompted.add(id);
      else prompted.delete(id);
    };
    for (const id of editing.nodes.ids()) check(id);
    let marked: readonly Element[] = [];
    const render = () => {
      const elements = new Set([...prompted].flatMap((id) => promptsOf(editing, canvas, root, id)));
      for (const element of marked) if (!elements.has(element)) element.removeAttribute(mark);
      for (const element of elements) element.setAttribute(mark, '');
      marked = [...elements];
    };
    let next = 0;
    const later = () => {
      if (prompted.size > 0 || marked.length > 0) next ||= requestAnimationFrame(now);
    };
    const now = () => {
      next = 0;
      render();
    };
    const stopNodes = editing.nodes.subscribeAll((changes) => {
      for (const { before, after } of changes) check((after ?? before)?.id ?? '');
      later();
    });
    const stopPage = onPageChange(root, later);
    const stopReferences = canvas.references.subscribe(later);
    later();
    return () => {
      cancelAnimationFrame(next);
      stopNodes();
      stopPage();
      stopReferences();
      for (const element of marked) element.removeAttribute(mark);
    };
  }, [editing, canvas, root]);
}

function promptsOf(
  editing: Editing,
  { references }: EditorPorts['canvas'],
  root: HTMLElement,
  id: string,
): Element[] {
  const node = editing.nodes.get(id);
  const paths = new Set(node && promptedPaths(node, editing.blocks));
  const { media, links } = references.getState();
  return renderedElements(root, editing, id).flatMap((frame) => {
    const block = framedBlock(editing, frame);
    if (!block) return [];
    const fields = typedFields(block, frame).filter(({ path }) => paths.has(path));
    const others = [...paths].flatMap((path) => {
      const value = String(valueAt(block.options, path));
      const link = links[value];
      const anchor = link && frame.querySelector(`a[href="${CSS.escape(link)}"]`);
      return [media[value] ? pictureOf(frame, media[value]) : null, anchor ?? null];
    });
    return [...fields.map(({ element }) => element), ...others.filter((each) => each !== null)];
  }) as Element[];
}
