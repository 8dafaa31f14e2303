import { expect, test } from 'vitest';
import { serverBlocks } from '#blocks/server-registry.gen.ts';
import { keepWordsWhole } from '#runtime/i18n/whole-words.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import { languages } from '#schemas/languages.ts';

test.each([
  ['poslali smo na vašu e-adresu.', 'poslali smo na vašu e\u2011adresu.'],
  ['goes to your e-mail address (e-mail)', 'goes to your e\u2011mail address (e\u2011mail)'],
  ['an Ihre E-Mail-Adresse', 'an Ihre E\u2011Mail-Adresse'],
  ['E-adresa', 'E-adresa'],
  ['polu-prazna 10-15 - a', 'polu-prazna 10-15 - a'],
])('“%s” does not break after a single letter', (written, shown) => {
  expect(keepWordsWhole({ text: written })).toEqual({ text: shown });
});

test('no text of the shop leaves a single letter at the end of a line', () => {
  const { all } = createCatalog(serverBlocks);
  const texts = languages.flatMap((language) => Object.values(all(language)));
  expect(texts.filter((text) => /\s\p{L}-\p{L}/u.test(text))).toEqual([]);
  expect(all('hr')['order-success.nextMail']).toContain('e\u2011adresu');
});
