import type { CookieJar } from '#runtime/commands/cookie-jar.ts';
import { matchPath } from '#runtime/routes/match.ts';
import { cookieMaxAge } from '#schemas/constants.ts';
import { defaultLanguage, type Language, parseLanguage } from '#schemas/languages.ts';

export function languageOf(url: URL): Language {
  const match = matchPath(url.pathname);
  return 'language' in match
    ? match.language
    : (parseLanguage(url.pathname.split('/')[1]) ?? defaultLanguage);
}

/** Stores the visitor's last language for 365 days (I18N-09). Scripts may read the cookie. */
export function rememberLanguage(cookies: CookieJar, language: Language): void {
  if (cookies.get('locale') === language) return;
  cookies.set('locale', language, { maxAge: cookieMaxAge.locale, httpOnly: false });
}
