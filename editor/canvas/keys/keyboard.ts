import { type Chord, isMac, keyOf, matches } from '../../ui/keys/chord.ts';
import { takesText } from '../../ui/keys/takes-text.ts';
import { type KeyPorts, type Scope, type Shortcut, shortcuts } from './shortcuts.ts';

/** The element that has the focus when a key is pressed. */
export interface KeyTarget {
  /** Whether the element accepts text, or letters for type-ahead. */
  readonly isTyping: boolean;
  /** Whether the element is a single-line field. */
  readonly isInLine: boolean;
  /** Whether the element is in an open dialog, menu or list. */
  readonly isInPopup: boolean;
  /** Whether the event comes from the page. */
  readonly isInPage: boolean;
}

const popup = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Lists inside a panel are not popups. */
const listInPanel = '[data-region] [role="listbox"]';

/** `anchor`: the element that represents the page while it has focus. */
export function targetOfKey(focused: Element | null, anchor: Element | null): KeyTarget {
  const isNowhere = !focused || focused === focused.ownerDocument.body;
  const isInList = Boolean(focused?.closest(listInPanel));
  return {
    isTyping: isInList || takesText(focused),
    isInLine: focused?.localName === 'input',
    isInPopup: !isInList && Boolean(focused?.closest(popup)),
    isInPage: isNowhere || focused === anchor,
  };
}

export function isTaken(
  scope: Scope,
  { isTyping, isInLine, isInPopup, isInPage }: KeyTarget,
): boolean {
  if (isInPopup) return false;
  if (scope === 'everywhere') return true;
  if (scope === 'lines') return !isTyping || isInLine;
  return !isTyping && (scope === 'blocks' || isInPage);
}

/** Shortcuts by key. */
const meanings = new Map<string, (readonly [Chord, Shortcut])[]>();
for (const shortcut of shortcuts) {
  for (const chord of shortcut.chords) {
    const known = meanings.get(keyOf(chord)) ?? [];
    meanings.set(keyOf(chord), [...known, [chord, shortcut]]);
  }
}

/**
 * Returns the shortcut of a keyboard event; undefined for none. The focus is only looked up for keys that
 * have a shortcut.
 */
export function shortcutOf(event: KeyboardEvent, place: () => KeyTarget): Shortcut | undefined {
  const possible = meanings.get(event.key.toLowerCase());
  if (!possible) return undefined;
  const mac = isMac();
  const [, meant] = possible.find(([chord]) => matches(chord, event, mac)) ?? [];
  return meant && isTaken(meant.scope, place()) ? meant : undefined;
}

export interface KeyboardParts {
  readonly ports: KeyPorts;
  /** Returns the element that represents the page while it has focus. */
  readonly anchor: () => Element | null;
}

/** Fields stop the propagation of keys, so these scopes listen in the capture phase. */
const firstScopes: ReadonlySet<Scope> = new Set(['everywhere', 'lines']);

/** Handles the keys of a window. Returns a function that stops. */
export function listenToKeys(window: Window, { ports, anchor }: KeyboardParts): () => void {
  const stop = new AbortController();
  const onKey = (event: KeyboardEvent, isFirst: boolean) => {
    if (event.defaultPrevented || event.isComposing) return;
    const shortcut = shortcutOf(event, () => targetOfKey(window.document.activeElement, anchor()));
    if (!shortcut || shortcut.isNative) return;
    // Widgets handle their own keys first; in fields, undo and redo belong to the editor.
    if (firstScopes.has(shortcut.scope) !== isFirst) return;
    if (shortcut.when && !shortcut.when(ports)) return;
    event.preventDefault();
    event.stopPropagation();
    shortcut.run(ports);
  };
  const { signal } = stop;
  window.addEventListener('keydown', (event) => onKey(event, true), { signal, capture: true });
  window.addEventListener('keydown', (event) => onKey(event, false), { signal });
  return () => stop.abort();
}
