import { createHash } from 'node:crypto';
import { coreVersion } from '#schemas/constants.ts';
import { weakPairs } from '#schemas/theme/contrast-pairs.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import type { ThemeFile } from '#schemas/theme/theme-file.ts';
import { type ThemeName, themeNameOf } from '#schemas/theme/theme-name.ts';

/** Parses a token file; null if it is not valid. */
export function readSource(source: string): ResolvedTheme | null {
  try {
    const read = readTheme(JSON.parse(source));
    return 'theme' in read ? read.theme : null;
  } catch {
    return null;
  }
}

export const isReadable = (theme: ResolvedTheme): boolean => weakPairs(theme).length === 0;

/**
 * Includes the version of the engine, because another version creates another style sheet from the same file.
 */
export const hashOf = (source: string): string =>
  createHash('sha256').update(`${coreVersion}\n${source}`).digest('hex').slice(0, 16);

/** Returns the names in a file that was validated when it was stored. */
export const namesOf = (source: string): ThemeName => themeNameOf(JSON.parse(source) as ThemeFile);

export const nameOf = (source: string): string => namesOf(source).name;
