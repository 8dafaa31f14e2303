import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compileTheme } from '#schemas/theme/compile-theme.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';

/** Where the style sheets of published themes are. */
export const themeFolder = '/theme';

const stamps = new LRUCache<string, string>({ max: 200 });

/** Browsers keep sheets for ever, so another version of the engine gives the sheet of a file another address. */
export function stampOf(hash: string, theme: ResolvedTheme): string {
  const found =
    stamps.get(hash) ?? createHash('sha256').update(compileTheme(theme)).digest('hex').slice(0, 8);
  stamps.set(hash, found);
  return found;
}

/** The address of the sheet of the file with this hash. */
export const sheetAddress = (hash: string, theme: ResolvedTheme): string =>
  `${themeFolder}/${hash}-${stampOf(hash, theme)}.css`;

/** The hash of the file, from the address of a sheet; null without one. */
export const hashOfSheet = (sheet: string): string | null =>
  /\/(\w+)(?:-\w+)?\.css$/.exec(sheet)?.[1] ?? null;
