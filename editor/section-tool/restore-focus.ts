import { type RefObject, useEffect } from 'react';

/**
 * Blocks may take focus when they render, e.g. an open dialog. In a preview that would interrupt keyboard use
 * of the list, so focus is returned. Pointers and Tab may still move it there.
 */
export function useRestoredFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null;
    let isTabbing = false;
    const stop = new AbortController();
    const { signal } = stop;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && !(target instanceof HTMLIFrameElement)) last = target;
    };
    const noteKey = ({ key }: KeyboardEvent) => {
      isTabbing = key === 'Tab';
    };
    const restore = () => {
      const isPreview = area.current?.contains(document.activeElement) ?? false;
      const isWanted = isTabbing || area.current?.matches(':hover');
      if (isPreview && !isWanted && last instanceof HTMLElement) last.focus();
    };
    document.addEventListener('focusin', note, { signal });
    document.addEventListener('keydown', noteKey, { signal, capture: true });
    window.addEventListener('blur', restore, { signal });
    return () => stop.abort();
  }, [area]);
}
