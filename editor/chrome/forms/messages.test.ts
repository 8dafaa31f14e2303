import messages from 'virtual:messages/editor/chrome/forms';
import { expect, it } from 'vitest';
import { languages, textsIn } from '#schemas/languages.ts';

const formsOf = (message: string | undefined) => message?.split('||||').length;

it.each(languages)('forms have every text in %s, with its plurals', (language) => {
  const texts: Readonly<Record<string, string>> = textsIn(messages, language);
  expect(Object.keys(texts)).toEqual(Object.keys(textsIn(messages, 'hr')));
  for (const [key, message] of Object.entries(textsIn(messages, 'hr'))) {
    const isCounted = message.includes('smart_count');
    const plurals = language === 'hr' ? 3 : 2;
    expect(formsOf(texts[key]), key).toBe(isCounted ? plurals : 1);
  }
});
