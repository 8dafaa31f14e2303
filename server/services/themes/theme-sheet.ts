import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compileTheme } from '#schemas/theme/compile-theme.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';

/** Folder of the style sheets of published themes. */
export const themeFolder = '/theme';

const stamps = new LRUCache<string, string>({ max: 200 });

/** Browsers cache style sheets forever, so the address contains the version of the engine. */
export function stampOf(hash: string, theme: ResolvedTheme): string {
  const found =
    stamps.get(hash) ?? createHash('sha256').update(compileTheme(theme)).digest('hex').slice(0, 8);
  stamps.set(hash, found);
  return found;
}

/** Returns the address of the style sheet for the file with this hash. */
export const sheetAddress = (hash: string, theme: ResolvedTheme): string =>
  `${themeFolder}/${hash}-${stampOf(hash, theme)}.css`;

/** Returns the hash of the file from the address of a style sheet; null without one. */
export const hashOfSheet = (sheet: string): string | null =>
  /\/(\w+)(?:-\w+)?\.css$/.exec(sheet)?.[1] ?? null;
