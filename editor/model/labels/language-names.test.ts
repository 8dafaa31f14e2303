import { expect, test } from 'vitest';
import { languageInText, languageTitle } from './language-names.ts';

test('names any language in the language of the editor', () => {
  expect(['hr', 'en', 'de'].map((ui) => languageInText('ar', ui))).toEqual([
    'arapski',
    'Arabic',
    'Arabisch',
  ]);
  expect(languageInText('hr', 'it')).toBe('croato');
});

test('writes the name with a capital letter in a title', () => {
  expect(languageTitle('de', 'hr')).toBe('Njemački');
  expect(languageTitle('it', 'it')).toBe('Italiano');
});
