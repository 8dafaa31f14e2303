import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Language, languages, textsIn } from '#schemas/languages.ts';
import { randomCases } from '#tests/support/random-runs.ts';
import { pictureSources } from '../content/media-entity.ts';
import { type PackedResponse, packResponse, responseIn } from './packed-response.ts';

/** Text of every kind, including control characters, quotes and text that looks like renditions. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0001', '"', '\\u0001', '', '"sources":[{"path":"/media/"}]', 'č ž 🛶'),
);
const picture = fc.record({
  hash: fc.stringMatching(/^[0-9a-f]{64}$/),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
  hasAlpha: fc.boolean(),
});

const sentIn = (packed: PackedResponse, language: Language) =>
  responseIn(packed, language)?.toBuffer().toString() ?? '';

const shown = { hash: 'a'.repeat(64), width: 1200, height: 1200, hasAlpha: false };
const picturesOf = (count: number) =>
  Array.from({ length: count }, () => ({ ...shown, sources: pictureSources(shown) }));

test('a picture adds only its hash to a cached response, once for all languages · API-032', () => {
  const bytes = (count: number) => packResponse(() => ({ media: picturesOf(count) })).length;
  const own = JSON.stringify({ ...shown, sources: [] }).length;
  expect(bytes(2) - bytes(1)).toBeLessThan(own + shown.hash.length + 16);
});

test('content shared by all languages is stored once, with the different text of each · API-032', () => {
  const shared = 'x'.repeat(1000);
  const names = { hr: 'sidro', en: 'anchor', de: 'Anker' };
  const packed = packResponse((language) => ({ shared, name: textsIn(names, language), after: 1 }));
  expect(packed.length).toBeLessThan(shared.length + 150);
  expect(JSON.parse(sentIn(packed, 'de'))).toEqual({ shared, name: 'Anker', after: 1 });
});

test('a cached response is the same JSON in every language, whatever its text and pictures · API-032', () => {
  const each = { hr: text, en: text, de: text };
  const lists = { hr: fc.array(text), en: fc.array(text), de: fc.array(text) };
  const responses = fc.record({
    names: fc.record(each),
    lists: fc.oneof(fc.record(lists), fc.array(text)),
    pictures: fc.array(picture),
  });
  fc.assert(
    fc.property(responses, ({ names, lists: all, pictures }) => {
      const media = (language: Language) =>
        pictures.map((own) => ({
          alt: textsIn(names, language),
          ...own,
          sources: pictureSources(own),
        }));
      const inLanguage = (language: Language) => ({
        name: textsIn(names, language),
        list: Array.isArray(all) ? all : textsIn(all, language),
        media: media(language),
        price: 100,
      });
      const packed = packResponse(inLanguage);
      for (const language of languages) {
        expect(sentIn(packed, language)).toBe(JSON.stringify(inLanguage(language)));
      }
    }),
    randomCases(1000),
  );
});

test('a response that does not exist in a language is null there, and the same as before in others', () => {
  const packed = packResponse((language) => (language === 'en' ? null : { language, n: 1 }));
  expect(responseIn(packed, 'en')).toBeNull();
  expect(JSON.parse(sentIn(packed, 'hr'))).toEqual({ language: 'hr', n: 1 });
  expect(JSON.parse(sentIn(packed, 'de'))).toEqual({ language: 'de', n: 1 });
});
