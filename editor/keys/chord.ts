/**
 * Keys pressed together, e.g. `Mod+Shift+Z`: `Mod` is Command on a Mac and Ctrl elsewhere. Signs
 * stand for themselves, however they are typed (`?`, `/`, `+` as `Plus`).
 */
export type Chord = string;

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export const isMac = (): boolean =>
  typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);

const signs = /^[^\p{L}\p{N}]$/u;

/** Whether the keys of an event are those of a chord. */
export function matches(chord: Chord, event: Pressed, mac = isMac()): boolean {
  const parts = chord.split('+');
  const key = parts.at(-1) === 'Plus' ? '+' : (parts.at(-1) ?? '');
  const has = (name: string) => parts.slice(0, -1).includes(name);
  const mod = mac ? event.metaKey : event.ctrlKey;
  const other = mac ? event.ctrlKey : event.metaKey;
  if (has('Mod') !== mod || other || has('Alt') !== event.altKey) return false;
  if (!signs.test(key) && has('Shift') !== event.shiftKey) return false;
  return event.key.toLowerCase() === key.toLowerCase();
}

const readable: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Plus: '+',
  Escape: 'Esc',
  Delete: 'Del',
};

const macSigns: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Delete: '⌦',
  Enter: '↩',
};

/** A chord as people read it on their keyboard. */
export function readableChord(chord: Chord, mac = isMac()): string {
  const words = chord.split('+').map((part) => {
    if (mac && macSigns[part]) return macSigns[part];
    return part === 'Mod' ? 'Ctrl' : (readable[part] ?? part);
  });
  return words.join(mac ? '' : '+');
}
