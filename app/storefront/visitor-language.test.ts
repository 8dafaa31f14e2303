import { expect, test } from 'vitest';
import { createCookieJar } from '#runtime/commands/cookie-jar.ts';
import { languageOf, rememberLanguage } from './visitor-language.ts';

test('the language is stored for 365 days, readable by scripts, and only when it changes · CONST-23 I18N-09', () => {
  const cookies = createCookieJar({ locale: 'hr' });
  rememberLanguage(cookies, 'hr');
  expect(cookies.changes).toEqual([]);
  rememberLanguage(cookies, 'de');
  const year = { maxAge: 31_536_000, httpOnly: false };
  expect(cookies.changes).toEqual([{ name: 'locale', value: 'de', ...year }]);
});

test.each([
  ['/', 'hr'],
  ['/shop', 'hr'],
  ['/en/shop', 'en'],
  ['/fr/shop', 'hr'],
  ['/%E0%A4%A', 'hr'],
  ['/de/%E0%A4%A', 'de'],
])('the page %s is in %s · I18N-01 CONST-59', (path, language) => {
  expect(languageOf(new URL(path, 'http://shop.test'))).toBe(language);
});
