import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { SessionState } from '#runtime/store/session.ts';
import { addButton, resetAddress, sentValue, showProduct } from '#tests/support/show-product.tsx';
import type { Detail } from './detail.ts';
import type { DetailData } from './detail-data.ts';
import bundle from './fixtures/bundle.json';
import configurable from './fixtures/configurable.json';

afterEach(resetAddress);

const { detail } = configurable.data as unknown as DetailData;
const set = bundle.data as unknown as DetailData;

/** The product of the fixture without variants, in this format. */
const plain = (format: Detail['format']) => {
  const { face } = detail;
  return {
    detail: {
      ...detail,
      format,
      isDigital: format === 'EProduct',
      face: { ...face, inStock: true, stock: null },
      attributes: [],
      variants: [],
      customOptions: [],
    },
  };
};

test.each(['Simple', 'EProduct'] as const)(
  'a product of the format %s is added at once, one piece of it · PROD-02 PROD-03 PROD-07 CONST-72',
  async (format) => {
    const { sent } = await showProduct(configurable, plain(format));
    await addButton.click();
    const values = ['_command', 'productId', 'qty'].map((name) => sentValue(sent[0], name));
    expect(values).toEqual(['cart.add', String(detail.face.id), '1']);
  },
);

test('a bundle without a configurable part is added at once, without a dialog · PROD-04 PROD-07', async () => {
  const parts = (set.parts ?? []).map(
    (part) => part && { ...part, format: 'Simple' as const, variants: [], customOptions: [] },
  );
  const { sent } = await showProduct(bundle, { parts });
  for (const part of parts) {
    await expect.element(screen.getByRole('link', { name: part?.name ?? '' })).toBeVisible();
  }
  await addButton.click();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  const values = ['_command', 'productId', 'qty'].map((name) => sentValue(sent[0], name));
  expect(values).toEqual(['cart.add', String(set.detail.face.id), '1']);
});

/** The product whose second variant costs 45 and has a picture of its own. */
const dearer = {
  ...detail,
  variants: detail.variants.map((variant, index) =>
    index === 1 ? { ...variant, prices: { ...variant.prices, finalPrice: 4500 } } : variant,
  ),
};
const [first, second] = dearer.variants;

test('the price beside the button is that of the variant · PROD-01', async () => {
  await screen.viewport(390, 844);
  await showProduct(configurable, { detail: dearer, variantId: second?.id ?? 0 });
  await expect.element(addButton).toBeVisible();
  const bar = addButton.element().parentElement?.querySelector('span');
  expect(bar?.textContent).toContain('45.00');
});

test('picture and price in the dialog are those of the variant · PROD-01', async () => {
  const shown = async (variantId: number) => {
    await showProduct(configurable, { detail: dearer, variantId, onClose: () => undefined });
    const dialog = screen.getByRole('dialog', { name: detail.face.name });
    await expect.element(dialog).toBeVisible();
    const picture = dialog.element().querySelector('img')?.getAttribute('src');
    const text = dialog.element().textContent;
    await cleanup();
    return { picture, text };
  };
  const cheap = await shown(first?.id ?? 0);
  expect(cheap.text).not.toContain('45.00');
  const dear = await shown(second?.id ?? 0);
  expect(new Set(dear.text.match(/\d+\.\d\d/g))).toEqual(new Set(['45.00']));
  expect(first?.pictures[0]).not.toBe(second?.pictures[0]);
  expect(dear.picture).not.toBe(cheap.picture);
});

test('a choice shows its label and the chosen value · PROD-11', async () => {
  await showProduct(configurable, { variantId: second?.id ?? 0 });
  const [attribute] = detail.attributes;
  const value = attribute?.values.find(
    ({ id }) => id === second?.configuration[attribute.attributeCode],
  );
  const group = screen.getByRole('group', { name: attribute?.label ?? '' });
  const label = group.element().querySelector('p');
  expect(label?.textContent).toBe(`${attribute?.label}${value?.label}`);
});

test('the page of a reduced product shows the rounded percentage · PROD-16', async () => {
  const prices = { ...detail.face.prices, finalPrice: 2000, lowestPrice30: 3000 };
  const { detail: one } = plain('Simple');
  await showProduct(configurable, { detail: { ...one, face: { ...one.face, prices } } });
  await expect.element(screen.getByRole('article')).toHaveTextContent('−33%');
});

test('the number in the cart adds up all rows of the bundle · BUNDLE-02', async () => {
  const { id } = set.detail.face;
  const rows = [2, 1].map((qty, index) => ({ itemId: index + 1, productId: id, qty }));
  const cart = { items: rows } as unknown as NonNullable<SessionState['cart']>;
  await showProduct(bundle, {}, { cart });
  await screen.getByRole('button', { name: 'Choose parts and add' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Zima u toplom' });
  await expect.element(dialog.getByText('In your cart: 3 pieces')).toBeVisible();
});
