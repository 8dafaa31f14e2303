import { type RefObject, useEffect } from 'react';

/**
 * Blocks may take the focus when they are rendered, e.g. an opened window; inside of a preview that
 * would interrupt who walks through the list. Pointers and Tab may still move it there.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
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
    const giveBack = () => {
      const isPreview = area.current?.contains(document.activeElement) ?? false;
      const isWanted = isTabbing || area.current?.matches(':hover');
      if (isPreview && !isWanted && last instanceof HTMLElement) last.focus();
    };
    document.addEventListener('focusin', note, { signal });
    document.addEventListener('keydown', noteKey, { signal, capture: true });
    window.addEventListener('blur', giveBack, { signal });
    return () => stop.abort();
  }, [area]);
}
