import { defaultLanguage, type Language } from '#schemas/languages.ts';

/** Address of a page or post: `/{slug}`, with the language in front of all but the default one. */
export function pagePath(language: Language, slug: string): string {
  const path = `/${slug.split('/').map(encodeURIComponent).join('/')}`;
  return language === defaultLanguage ? path : `/${language}${path}`;
}

export function homePath(language: Language): string {
  return language === defaultLanguage ? '/' : `/${language}`;
}
