import type { SetupLanguage } from './texts/setup-texts.ts';

const written: readonly SetupLanguage[] = ['en', 'hr', 'de'];

/** Returns the first language of an Accept-Language header that the setup has texts in; else English. */
export function setupLanguage(acceptLanguage: string): SetupLanguage {
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
