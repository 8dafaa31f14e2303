/**
 * Keys pressed together, e.g. `Mod+Shift+Z`: `Mod` is Command on a Mac and Ctrl elsewhere. Punctuation
 * matches by character, however it is typed (`?`, `/`, `+` as `Plus`).
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

/** The key of a chord without its modifiers, as `KeyboardEvent.key` in lower case. */
export const keyOf = (chord: Chord): string => partsOf(chord).key;

/** Whether the keys of an event match a chord. */
export function matches(chord: Chord, event: Pressed, mac = isMac()): boolean {
  const known = partsOf(chord);
  const mod = mac ? event.metaKey : event.ctrlKey;
  const other = mac ? event.ctrlKey : event.metaKey;
  if (known.hasMod !== mod || other || known.hasAlt !== event.altKey) return false;
  if (!known.isSign && known.hasShift !== event.shiftKey) return false;
  return event.key.toLowerCase() === known.key;
}

interface ChordParts {
  /** The key in lower case. */
  readonly key: string;
  readonly isSign: boolean;
  readonly hasMod: boolean;
  readonly hasAlt: boolean;
  readonly hasShift: boolean;
}

const read = new Map<Chord, ChordParts>();

/** Every typed key is compared with all chords, so they are parsed once. */
function partsOf(chord: Chord): ChordParts {
  const known = read.get(chord);
  if (known) return known;
  const names = chord.split('+');
  const last = names.pop() ?? '';
  const key = last === 'Plus' ? '+' : last.toLowerCase();
  const parts = {
    key,
    isSign: signs.test(key),
    hasMod: names.includes('Mod'),
    hasAlt: names.includes('Alt'),
    hasShift: names.includes('Shift'),
  };
  read.set(chord, parts);
  return parts;
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

/** Returns a chord with the key names of the user's keyboard. */
export function readableChord(chord: Chord, mac = isMac()): string {
  const keys = chord.split('+').map((part) => {
    if (mac && macSigns[part]) return macSigns[part];
    return part === 'Mod' ? 'Ctrl' : (readable[part] ?? part);
  });
  return keys.join(mac ? '' : '+');
}
