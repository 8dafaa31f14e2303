import type { Language } from '#schemas/languages.ts';
import { homeHref, screenHref } from './href.ts';
import { matchPath } from './match.ts';

/**
 * The same screen in another language, with its slug or id as it stands; null for a path that is no
 * screen: its slug in the other language only the back end knows.
 */
export function translatePath(path: string, language: Language): string | null {
  const match = matchPath(path.split('?')[0] ?? path);
  if (match.kind === 'page') return match.segments.length === 0 ? homeHref(language) : null;
  return match.kind === 'screen'
    ? screenHref(language, match.screen, match.param ?? undefined)
    : null;
}
