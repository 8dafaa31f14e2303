import type { Language } from '#schemas/languages.ts';
import { homeHref, screenHref } from './href.ts';
import { matchPath } from './match.ts';

/**
 * Returns the path of the same screen in another language, with the same slug or id; null for a path that is
 * not a screen, because only the back end knows its slug in the other language.
 */
export function translatePath(path: string, language: Language): string | null {
  const match = matchPath(path.split('?')[0] ?? path);
  if (match.kind === 'page') return match.segments.length === 0 ? homeHref(language) : null;
  return match.kind === 'screen'
    ? screenHref(language, match.screen, match.param ?? undefined)
    : null;
}
