import { createHash } from 'node:crypto';
import { coreVersion } from '#schemas/constants.ts';
import { weakPairs } from '#schemas/theme/contrast-pairs.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';

/** What a token file means, or null if it is not valid. */
export function readSource(source: string): ResolvedTheme | null {
  try {
    const read = readTheme(JSON.parse(source));
    return 'theme' in read ? read.theme : null;
  } catch {
    return null;
  }
}

export const isReadable = (theme: ResolvedTheme): boolean => weakPairs(theme).length === 0;

/** The same file gives another sheet in another version of the engine. */
export const hashOf = (source: string): string =>
  createHash('sha256').update(`${coreVersion}\n${source}`).digest('hex').slice(0, 16);

/** The name in a file that was valid when it was stored. */
export const nameOf = (source: string): string => (JSON.parse(source) as { name: string }).name;
