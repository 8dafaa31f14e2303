import { expect, test } from 'vitest';
import { defaultLanguage, languageOf, localize, parseLanguage, wireLanguage } from './languages.ts';

const text = { hr: 'Karta', en: 'Map' };

test('a text that a language lacks is that of the default language · I18N-04', () => {
  expect(defaultLanguage).toBe('hr');
  expect(['hr', 'en', 'de'].map((language) => localize(text, language))).toEqual([
    'Karta',
    'Map',
    'Karta',
  ]);
  expect(['hr', 'en', 'de'].map((language) => languageOf(text, language))).toEqual([
    'hr',
    'en',
    'hr',
  ]);
});

test('languages have two- and three-letter codes, and others are none · I18N-10 CONST-59', () => {
  expect(['hr', 'en', 'de'].map(wireLanguage)).toEqual(['hrv', 'eng', 'deu']);
  expect(['hrv', 'eng', 'deu', 'en', 'HR', 'xx', '', null].map(parseLanguage)).toEqual([
    'hr',
    'en',
    'de',
    'en',
    null,
    null,
    null,
    null,
  ]);
});
