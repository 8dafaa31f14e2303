import { expect, test } from 'vitest';
import { product, variant } from '#schemas/entities/samples/catalogue.ts';
import { picturesOf, toDetail } from './detail.ts';

const [media] = product.media;
if (!media) throw new Error('The sample has a picture.');

const picture = (id: number) => ({ ...media, id, alt: `Slika ${id}` });
const blue = { ...variant, id: 31, name: 'Majica, modra', sku: 'M-1', media: [picture(2)] };
const red = {
  ...blue,
  id: 32,
  name: 'Majica, crvena',
  sku: 'C-1',
  finalPrice: 990,
  inStock: false,
  stock: 0,
  media: [picture(3), picture(1)],
  configuration: { size: 6 },
};
const detail = toDetail({ ...product, media: [picture(1)], associatedProducts: [blue, red] });

test('each variant has its own name, number, price, stock, choice and pictures · PROD-01', () => {
  expect(detail.variants).toMatchObject([
    { id: 31, name: 'Majica, modra', sku: 'M-1', prices: { finalPrice: 2250 }, inStock: true },
    {
      id: 32,
      name: 'Majica, crvena',
      sku: 'C-1',
      prices: { finalPrice: 990 },
      inStock: false,
      stock: 0,
      configuration: { size: 6 },
    },
  ]);
  const shown = [detail.face, ...detail.variants].map((face) =>
    picturesOf(detail, face).map(({ alt }) => alt),
  );
  expect(shown).toEqual([['Slika 1'], ['Slika 2', 'Slika 1'], ['Slika 3', 'Slika 1']]);
});

test('a page has name, number, price, attributes to choose by and custom options of its product · PROD-09 PROD-11 PROD-12', () => {
  const { name, sku, finalPrice, configurationAttributes, customOptions } = product;
  expect(detail.face).toMatchObject({ id: product.id, name, sku, prices: { finalPrice } });
  expect(detail.attributes).toEqual(configurationAttributes);
  expect(detail.customOptions).toEqual(customOptions);
  expect(detail.rows).toEqual([{ label: 'Boja', value: 'Plava' }]);
  expect(detail).toMatchObject({ slug: product.slug, description: product.description });
});

test.each([
  ['EProduct', true],
  ['Simple', false],
] as const)(
  'the page of a product of the format %s knows that it is digital: %s · PROD-03 PROD-10',
  (format, isDigital) => {
    expect(toDetail({ ...product, format })).toMatchObject({ format, isDigital });
  },
);
