import { type Chord, isMac, keyOf, matches } from './chord.ts';
import { type KeyPorts, type Scope, type Shortcut, shortcuts } from './shortcuts.ts';

/** Where the focus is when a key is pressed. */
export interface KeyPlace {
  /** In something that takes text, or letters to find an entry by. */
  readonly isTyping: boolean;
  /** In a field of one line. */
  readonly isInLine: boolean;
  /** In a dialog, menu or list that is open. */
  readonly isInPopup: boolean;
  /** On the page. */
  readonly isInPage: boolean;
}

const typable =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]';
const pressable = /^(checkbox|radio|button|range|color|file|submit|reset)$/;

/** Whether an element takes the keys that are pressed as text. */
export function takesText(element: Element | null): boolean {
  const field = element?.closest(typable);
  if (!field) return false;
  return field.localName !== 'input' || !pressable.test((field as HTMLInputElement).type);
}

const popup = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Lists that stand in a panel are no popups. */
const listInPanel = '[data-region] [role="listbox"]';

/** `anchor`: the element that stands for the page while it has the focus. */
export function placeOfKey(focused: Element | null, anchor: Element | null): KeyPlace {
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
  { isTyping, isInLine, isInPopup, isInPage }: KeyPlace,
): boolean {
  if (isInPopup) return false;
  if (scope === 'everywhere') return true;
  if (scope === 'lines') return !isTyping || isInLine;
  return !isTyping && (scope === 'blocks' || isInPage);
}

/** What each key may mean, by the key. */
const meanings = new Map<string, (readonly [Chord, Shortcut])[]>();
for (const shortcut of shortcuts) {
  for (const chord of shortcut.chords) {
    const known = meanings.get(keyOf(chord)) ?? [];
    meanings.set(keyOf(chord), [...known, [chord, shortcut]]);
  }
}

/**
 * The shortcut that an event of the keyboard means; undefined for none. Most keys mean none: for them
 * the place is not found out.
 */
export function shortcutOf(event: KeyboardEvent, place: () => KeyPlace): Shortcut | undefined {
  const possible = meanings.get(event.key.toLowerCase());
  if (!possible) return undefined;
  const mac = isMac();
  const [, meant] = possible.find(([chord]) => matches(chord, event, mac)) ?? [];
  return meant && isTaken(meant.scope, place()) ? meant : undefined;
}

export interface KeyboardParts {
  readonly ports: KeyPorts;
  /** Element that stands for the page while it has the focus. */
  readonly anchor: () => Element | null;
}

/** Fields keep their keys to themselves once they have them. */
const firstScopes: ReadonlySet<Scope> = new Set(['everywhere', 'lines']);

/** Takes the keys of a window; stop with what it answers. */
export function listenToKeys(window: Window, { ports, anchor }: KeyboardParts): () => void {
  const stop = new AbortController();
  const onKey = (event: KeyboardEvent, isFirst: boolean) => {
    if (event.defaultPrevented || event.isComposing) return;
    const shortcut = shortcutOf(event, () => placeOfKey(window.document.activeElement, anchor()));
    if (!shortcut || shortcut.isNative) return;
    // Widgets come first with their own keys; in fields the history is ours alone.
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
