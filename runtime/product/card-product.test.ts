import { expect, test } from 'vitest';
import { productCard } from '#schemas/entities/samples/catalogue.ts';
import { toCard } from './card-product.ts';

const card = (change: object) => toCard({ ...productCard, ...change });

test.each([
  ['Simple', [], true],
  ['EProduct', [], true],
  ['eProduct', [], true],
  ['Simple', [{ required: false }], true],
  ['Simple', [{ required: true }], false],
  ['Bundle', [], false],
  ['Configurable', [], false],
])(
  'where the server does not say it, a card of the format %s with the options %j adds at once: %s · PROD-02 PROD-03 PROD-05',
  (format, customOptions, canAdd) => {
    expect(card({ format, customOptions, canAddDirectly: undefined }).canAdd).toBe(canAdd);
  },
);

test('what the server says decides whether a card adds at once · PROD-04 PROD-06', () => {
  expect(card({ format: 'Bundle', canAddDirectly: true }).canAdd).toBe(true);
  expect(card({ format: 'Simple', canAddDirectly: false }).canAdd).toBe(false);
});

test('a card has name, slug, picture and prices of its product · LIST-12', () => {
  const [media] = productCard.media;
  const { name, slug, finalPrice } = productCard;
  const shown = card({});
  expect(shown).toMatchObject({ id: productCard.id, name, slug, prices: { finalPrice } });
  expect(shown.picture === null).toBe(media === undefined);
});
