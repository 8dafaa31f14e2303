const isApple = /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '');

const names: Readonly<Record<string, string>> = isApple
  ? { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
  : { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };

/** Formats `Mod-Shift-8` for display: `Ctrl+Shift+8`, `⌘⇧8`. */
export function readableKeys(keys: string): string {
  const parts = keys.split('-').map((key) => names[key] ?? key.toUpperCase());
  return parts.join(isApple ? '' : '+');
}
