import { expect, it } from 'vitest';
import { languages, textsIn } from '#schemas/languages.ts';
import { messages } from './messages.ts';

const formsOf = (message: string | undefined) => message?.split('||||').length;

it.each(languages)('forms have every text in %s, with its plurals', (language) => {
  const texts: Readonly<Record<string, string>> = textsIn(messages, language);
  expect(Object.keys(texts)).toEqual(Object.keys(messages.hr));
  for (const [key, message] of Object.entries(messages.hr)) {
    const isCounted = message.includes('smart_count');
    const plurals = language === 'hr' ? 3 : 2;
    expect(formsOf(texts[key]), key).toBe(isCounted ? plurals : 1);
  }
});
