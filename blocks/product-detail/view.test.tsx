import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
// Registers the parts that only the server renders.
import './data.ts';
import type { VariantFace } from './detail.ts';
import type { DetailData } from './detail-data.ts';
import bundle from './fixtures/bundle.json' with { type: 'json' };
import configurable from './fixtures/configurable.json' with { type: 'json' };

const options = { showCrossSell: true, showDetails: true, deliveryNote: '' };
const data = configurable.data as unknown as DetailData;

test('name, number, price and picture are those of the variant in the URL · PROD-01 PROD-15', async () => {
  const variants = data.detail.variants.map((variant, index) => {
    const prices = { ...variant.prices, finalPrice: 1000 + index, retailPrice: 1000 + index };
    return { ...variant, prices };
  });
  const detail = { ...data.detail, variants };
  for (const [index, variant] of variants.entries()) {
    const shown = { ...data, detail, variantId: variant.id };
    const html = await renderBlock('product-detail', { options, data: shown });
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');
    const [, addition = ''] = variant.name.split(' – ');
    expect(heading).toContain(detail.face.name);
    expect(heading).toContain(addition);
    expect(html).toContain(variant.sku);
    expect(html).toContain(`10,0${index}\u00a0€`);
  }
});

test('a variant with a name of its own and a reduced price has them on the page · PROD-01', async () => {
  const [first, ...others] = data.detail.variants as [VariantFace, ...VariantFace[]];
  const prices = { finalPrice: 750, lowestPrice30: 1000 };
  const variants = [{ ...first, name: 'Ribarska kapa', prices }, ...others];
  const shown = { ...data, detail: { ...data.detail, variants } };
  const headOf = async (variantId: number | undefined) => {
    const of = { ...shown, variantId: variantId ?? null };
    const html = await renderBlock('product-detail', { options, data: of });
    return /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
  };
  const head = await headOf(first.id);
  expect(head).toMatch(/<h1[^>]*>Ribarska kapa</);
  expect(head).toContain('25 %');
  expect(await headOf(others[0]?.id)).not.toContain('25 %');
});

test('cross-sell products are shown with name and link, under their heading · PROD-17', async () => {
  const html = await renderBlock('product-detail', { options, data });
  expect(data.crossSell.length).toBeGreaterThan(1);
  for (const { name, slug } of data.crossSell) {
    expect(html).toMatch(new RegExp(`<a [^>]*href="/produkt/${slug}"[^>]*>${name}`));
  }
  const without = await renderBlock('product-detail', {
    options,
    data: { ...data, crossSell: [] },
  });
  expect(without).not.toContain(`/produkt/${data.crossSell[0]?.slug}"`);
});

test('without scripts a bundle has its parts and its form in the page · PROD-06 BUNDLE-03 BUNDLE-04', async () => {
  const html = await renderBlock('product-detail', { options, data: bundle.data });
  expect(html).toContain('value="cart.add"');
  expect(html).toMatch(/<input[^>]*name="qty"/);
});

test.each([
  ['hr', 'U košarici: 1 komad', 'Ukloni'],
  ['en', 'In your cart: 1 piece', 'Remove'],
  ['de', 'Im Warenkorb: 1 Stück', 'Entfernen'],
] as const)(
  'in %s a bundle in the cart is counted and can be removed, others not · BUNDLE-02 BUNDLE-05 BUNDLE-13',
  async (language, counted, remove) => {
    const { face } = (bundle.data as unknown as DetailData).detail;
    const htmlWith = (productId: number, qty: number) => {
      const cart = { items: [{ itemId: 1, productId, qty }] } as never;
      return renderBlock('product-detail', {
        language,
        options,
        data: bundle.data,
        session: { cart },
      });
    };
    const html = await htmlWith(face.id, 1);
    expect(html).toContain(counted);
    expect(html).toMatch(new RegExp(`value="cart.removeProduct".*${remove}`, 's'));
    for (const other of [await htmlWith(face.id, 0), await htmlWith(1, 1)]) {
      expect(other).not.toContain('cart.removeProduct');
    }
  },
);

test.each([
  ['hr', 'Dijelovi kompleta nisu se mogli učitati. Pokušajte ponovno.'],
  ['en', 'The parts of the set could not be loaded. Please try again.'],
  ['de', 'Die Teile des Sets konnten nicht geladen werden. Bitte versuchen Sie es erneut.'],
] as const)(
  'in %s a bundle without its parts says so: %s · BUNDLE-15 ERR-19',
  async (language, text) => {
    const data = { ...bundle.data, parts: [null] };
    const html = await renderBlock('product-detail', { language, options, data });
    expect(html).toContain(text);
    expect(html).toMatch(/<button(?=[^>]*type="submit")(?=[^>]*disabled="")/);
  },
);
