import { expect, test } from 'vitest';
import { lateTexts } from './late-messages.ts';

const english = { title: 'Your cart', hint: 'Write an e-mail' };

test('texts of a part are fetched once for each language', async () => {
  const fetched: string[] = [];
  const of = (language: string) => async () => {
    fetched.push(language);
    return { default: { ...english, title: language } };
  };
  const texts = lateTexts({ en: of('en'), de: of('de') });
  expect((await texts('de'))('title')).toBe('de');
  expect((await texts('en'))('title')).toBe('en');
  expect(texts('de')).toBe(texts('de'));
  expect(fetched).toEqual(['de', 'en']);
});

test('a fetch that failed is repeated', async () => {
  let attempts = 0;
  const texts = lateTexts({
    en: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('No connection.');
      return { default: english };
    },
  });
  await expect(texts('en')).rejects.toThrow('No connection.');
  expect((await texts('en'))('title')).toBe('Your cart');
});

test('words with a hyphen stay on one line, as in the texts of a page', async () => {
  const t = await lateTexts({ en: async () => ({ default: english }) })('en');
  expect(t('hint')).toBe('Write an e\u2011mail');
});
