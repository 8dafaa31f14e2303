import { takesText } from './keyboard.ts';

/** Frames that a field gets at most to take the focus once its part is there. */
const most = 30;

export interface KeptKeys {
  /** Types what was kept into the field that takes the focus now. */
  readonly hand: () => void;
  readonly drop: () => void;
}

/**
 * Keeps what is typed while the code of a field is on the way: it belongs to that field, and is no
 * shortcut.
 */
export function keepKeys(windows: readonly Window[]): KeptKeys {
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
    // As if it were typed: the field tells those who listen to it.
    if (typed !== '') found?.document.execCommand('insertText', false, typed);
  };
  return { hand: () => handIn(most), drop: () => stop.abort() };
}
