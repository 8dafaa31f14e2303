import type { Language } from '#schemas/languages.ts';
import { setupTexts } from './setup-texts.ts';

const written = Object.keys(setupTexts);

/** Returns the first language of an Accept-Language header that the setup has texts in; else English. */
export function setupLanguage(acceptLanguage: string): Language {
  const preferred = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(';');
      return { base: tag.slice(0, 2).toLowerCase(), rank: Number(quality.trim().slice(2) || 1) };
    })
    .toSorted((a, b) => b.rank - a.rank);
  const known = preferred.flatMap(({ base }) => written.filter((language) => language === base));
  return known[0] ?? 'en';
}
