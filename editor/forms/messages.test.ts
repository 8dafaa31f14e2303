import { expect, it } from 'vitest';
import { languages } from '#schemas/languages.ts';
import { messages } from './messages.ts';

const formsOf = (phrase: string | undefined) => phrase?.split('||||').length;

it.each(languages)('forms have every text in %s, with its plurals', (language) => {
  const phrases: Readonly<Record<string, string>> = messages[language];
  expect(Object.keys(phrases)).toEqual(Object.keys(messages.hr));
  for (const [key, phrase] of Object.entries(messages.hr)) {
    const isCounted = phrase.includes('smart_count');
    const plurals = language === 'hr' ? 3 : 2;
    expect(formsOf(phrases[key]), key).toBe(isCounted ? plurals : 1);
  }
});
