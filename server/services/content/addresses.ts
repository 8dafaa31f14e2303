import { defaultLanguage, type Language } from '#schemas/languages.ts';

/** Path of a page or post: `/{slug}`, prefixed with the language unless it is the default one. */
export function pagePath(language: Language, slug: string): string {
  const path = `/${slug.split('/').map(encodeURIComponent).join('/')}`;
  return language === defaultLanguage ? path : `/${language}${path}`;
}

export function homePath(language: Language): string {
  return language === defaultLanguage ? '/' : `/${language}`;
}
