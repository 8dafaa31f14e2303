import { useEffect } from 'react';
import { takesText } from '../keys/keyboard.ts';

/** Frames that a field gets at most to take the focus once its part is drawn. */
const most = 30;

/**
 * Stands in for a part that begins with a field while its code is on the way: what is typed meanwhile
 * is typed into that field, and is no shortcut.
 */
export function EarlyKeys() {
  useEffect(() => {
    const stop = new AbortController();
    let typed = '';
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || key === 'Escape' || key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
      if (key.length === 1) typed += key;
      if (key === 'Backspace') typed = typed.slice(0, -1);
    };
    window.addEventListener('keydown', keep, { capture: true, signal: stop.signal });
    return () => {
      stop.abort();
      if (typed !== '') hand(typed, most);
    };
  }, []);
  return null;
}

function hand(text: string, frames: number): void {
  // As if it were typed: the field tells those who listen to it.
  if (takesText(document.activeElement)) document.execCommand('insertText', false, text);
  else if (frames > 0) requestAnimationFrame(() => hand(text, frames - 1));
}
