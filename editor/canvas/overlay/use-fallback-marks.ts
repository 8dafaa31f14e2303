import { useEffect } from 'react';
import { useStore } from 'zustand';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import type { Editing } from '../../model/document/editing.ts';
import { translationsOf } from '../../model/document/translations.ts';
import { useEditor } from '../editor-context.ts';
import { type FramedBlock, framedBlock } from './rendered-block.ts';
import './fallback-marks.css';
import type { OverlayStore } from './overlay-store.ts';
import { onPageChange } from './page-changes.ts';
import { typedFields } from './text-editing.ts';

/** Attribute of a page element whose text fills in for a missing translation. */
const mark = 'data-fallback';

/** Marks texts that are shown in the default language because a translation is missing, in blocks that come into view. */
export function useFallbackMarks(overlay: OverlayStore): void {
  const { editing } = useEditor();
  const { root, window } = useStore(overlay, (state) => state.surface);
  const { language } = editing;
  useEffect(() => {
    if (language === defaultLanguage) return undefined;
    const seen = new Set<HTMLElement>();
    const observer = new window.IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const frame = target as HTMLElement;
        if (isIntersecting) seen.add(frame);
        else seen.delete(frame);
        if (isIntersecting) markFrame(editing, frame, language);
      }
    });
    const watched = new WeakSet<Element>();
    const watch = () => {
      for (const frame of root.querySelectorAll('[data-block]')) {
        if (!watched.has(frame)) observer.observe(frame);
        watched.add(frame);
      }
    };
    watch();
    const stopPage = onPageChange(root, watch);
    let next = 0;
    const stopNodes = editing.nodes.subscribeAll(() => {
      next ||= requestAnimationFrame(() => {
        next = 0;
        for (const frame of seen) markFrame(editing, frame, language);
      });
    });
    return () => {
      cancelAnimationFrame(next);
      observer.disconnect();
      stopPage();
      stopNodes();
      for (const element of root.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
    };
  }, [editing, language, root, window]);
}

/** Texts of a shared element, then those its placement overrides. */
function shownTexts({ blocks }: Editing, { node, placement }: FramedBlock, language: Language) {
  const isReplaced = placement?.master === node.id;
  return [node, ...(isReplaced ? [placement] : [])].flatMap((each) =>
    translationsOf(each, blocks, language),
  );
}

/** A text being typed in is no longer a fallback. */
function markFrame(editing: Editing, frame: HTMLElement, language: Language): void {
  const block = framedBlock(editing, frame);
  const marked = frame.querySelectorAll(`[${mark}]`);
  const missing = new Set<string>();
  for (const { path, state } of block ? shownTexts(editing, block, language) : []) {
    if (state === 'missing') missing.add(path);
    else missing.delete(path);
  }
  const elements = new Set<Element>();
  if (block && missing.size > 0) {
    for (const { path, element } of typedFields(block, frame)) {
      if (missing.has(path)) elements.add(element);
    }
  }
  for (const element of marked) {
    const isOwn = element.closest('[data-block]') === frame;
    if (isOwn && !elements.has(element)) element.removeAttribute(mark);
  }
  for (const element of elements) element.setAttribute(mark, '');
}
