import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductCard } from '#schemas/entities/product.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { pictureSources } from '../content/media-entity.ts';
import { cardParts, keepCard } from './kept-cards.ts';

/** Text of every kind, control characters and quotes among them. */
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u0001', '"', '\\u0001', ''));
const picture = fc.record({
  hash: fc.stringMatching(/^[0-9a-f]{64}$/),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
  hasAlpha: fc.boolean(),
});

test('a picture takes no more than its hash in a kept card, in each language · API-032', () => {
  const shown = { hash: 'a'.repeat(64), width: 1200, height: 1200, hasAlpha: false };
  const cardOf = (count: number) =>
    ({
      media: Array.from({ length: count }, () => ({ ...shown, sources: pictureSources(shown) })),
    }) as unknown as ProductCard;
  const bytes = (count: number) => keepCard(() => cardOf(count)).length;
  const own = JSON.stringify({ ...shown, sources: [] }).length;
  expect(bytes(2) - bytes(1)).toBeLessThan(languages.length * (own + shown.hash.length + 16));
});

test('a kept card is the same JSON in every language, whatever its texts and pictures · API-032', () => {
  const cards = fc.record({ hr: text, en: text, de: text, pictures: fc.array(picture) });
  fc.assert(
    fc.property(cards, ({ pictures, ...names }) => {
      const media = pictures.map((each) => ({ ...each, sources: pictureSources(each) }));
      const cardIn = (language: Language) =>
        ({ name: names[language], media, sku: 'A' }) as unknown as ProductCard;
      const kept = keepCard(cardIn);
      for (const language of languages) {
        const sent = Buffer.concat(cardParts(kept, language)).toString();
        expect(sent).toBe(JSON.stringify(cardIn(language)));
      }
    }),
  );
});
