import { expect, test } from 'vitest';
import { pdfLanguage } from './pdf-language.ts';

test.each(['hr', 'de-AT', 'it', 'sr-Latn', 'ar', 'fa'])(
  'a PDF in %s has the letters of its language',
  (language) => {
    expect(pdfLanguage(language)).toBe(language);
  },
);

test.each(['he', 'el', 'sr', 'ja'])('a PDF for an order in %s is in English', (language) => {
  expect(pdfLanguage(language)).toBe('en');
});
