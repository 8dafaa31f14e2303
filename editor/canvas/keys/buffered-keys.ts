import { takesText } from '../../ui/keys/takes-text.ts';

/** Maximum number of frames to wait for a field to take the focus. */
const most = 30;

export interface BufferedKeys {
  /** Types the buffered text into the focused field. */
  readonly hand: () => void;
  readonly drop: () => void;
}

/**
 * Buffers keystrokes while the code of a field loads, so they are typed into the field and trigger no
 * shortcut.
 */
export function bufferKeys(windows: readonly Window[]): BufferedKeys {
  const stop = new AbortController();
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || /^(Escape|Tab|F\d+)$/.test(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key.length === 1) typed += key;
    if (key === 'Backspace') typed = typed.slice(0, -1);
  };
  for (const window of new Set(windows)) {
    window.addEventListener('keydown', keep, { capture: true, signal: stop.signal });
  }
  const handIn = (frames: number) => {
    if (stop.signal.aborted) return;
    const found = windows.find(({ document }) => takesText(document.activeElement));
    if (!found && frames > 0) {
      requestAnimationFrame(() => handIn(frames - 1));
      return;
    }
    stop.abort();
    // Inserted as typed text, so the field fires its input events.
    if (typed !== '') found?.document.execCommand('insertText', false, typed);
  };
  return { hand: () => handIn(most), drop: () => stop.abort() };
}
