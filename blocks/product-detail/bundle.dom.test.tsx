import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import { afterEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { BundlePart } from '#runtime/product/bundle.ts';
import type { SessionState } from '#runtime/store/session.ts';
import { addButton, resetAddress, sentValue, showProduct } from '#tests/support/show-product.tsx';
import type { DetailData } from './detail-data.ts';
import bundle from './fixtures/bundle.json';
import personalised from './fixtures/personalised.json';

afterEach(resetAddress);

const customise = screen.getByRole('button', { name: 'Choose parts and add' });
const dialog = screen.getByRole('dialog', { name: 'Zima u toplom' });

const configurableParts = (data: DetailData) =>
  data.parts?.flatMap((part) => (part && part.variants.length > 0 ? [part] : [])) ?? [];

const cartWith = (productId: number, qty: number) =>
  ({ items: [{ itemId: 7, productId, qty }] }) as unknown as NonNullable<SessionState['cart']>;

test('a bundle requires the variant of every part · PROD-06 BUNDLE-03 BUNDLE-04 BUNDLE-07 BUNDLE-10 BUNDLE-12', async () => {
  const { sent, data } = await showProduct(bundle);
  await customise.click();
  await addButton.click();
  const parts = configurableParts(data);
  const names = parts.map(({ name }) => name);
  await expect.element(screen.getByText(`Please choose first: ${names.join(', ')}.`)).toBeVisible();
  expect(sent).toEqual([]);
  const selectOf = (name: string) => dialog.getByRole('combobox', { name: `Variant: ${name}` });
  for (const name of names) {
    await expect.element(selectOf(name)).toHaveAccessibleDescription('Choose a variant.');
  }
  await expect.element(selectOf(parts[0]?.name ?? '')).toHaveFocus();
  for (const part of parts) {
    const select = selectOf(part.name).element() as HTMLSelectElement;
    const offered = [...select.options].slice(1).map(({ value, disabled }) => [value, disabled]);
    expect(offered).toEqual(part.variants.map(({ id, inStock }) => [String(id), !inStock]));
  }
  const lastFree = ({ variants }: BundlePart) =>
    String(variants.findLast(({ inStock }) => inStock)?.id);
  for (const part of parts) {
    await userEvent.selectOptions(selectOf(part.name), lastFree(part));
  }
  await dialog.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await addButton.click();
  expect(sent).toHaveLength(1);
  const values = ['_command', 'productId', 'qty'].map((name) => sentValue(sent[0], name));
  expect(values).toEqual(['cart.add', String(data.detail.face.id), '2']);
  for (const part of parts) {
    expect(sentValue(sent[0], `bundle.${part.id}`)).toBe(lastFree(part));
  }
});

test('the dialog has name, quantity, add, wish list and close · BUNDLE-01 BUNDLE-03 BUNDLE-04 BUNDLE-06 BUNDLE-09 LAYOUT-01 MODAL-15 MODAL-19 PROD-07 CONST-72', async () => {
  await screen.viewport(1400, 1000);
  const { sent, data } = await showProduct(bundle);
  await customise.click();
  await expect.element(dialog.getByRole('heading', { name: 'Zima u toplom' })).toBeVisible();
  expect((dialog.element() as HTMLElement).offsetHeight).toBe(600);
  for (const part of data.parts ?? []) {
    await expect.element(dialog).toHaveTextContent(part?.name ?? '');
  }
  await expect.element(dialog.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(1);
  await expect.element(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to wish list' }).click();
  expect(sentValue(sent[0], '_command')).toBe('wishlist.toggle');
  expect(sentValue(sent[0], 'productId')).toBe(String(data.detail.face.id));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(customise).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(customise).toHaveFocus();
});

test('the dialog takes a wish off the list · BUNDLE-06', async () => {
  const { id } = (bundle.data as unknown as DetailData).detail.face;
  await showProduct(bundle, {}, { wishlist: [id] });
  await customise.click();
  const wish = dialog.getByRole('button', { name: 'Remove from wish list' });
  await expect.element(wish).toHaveAttribute('aria-pressed', 'true');
});

test('the dialog shows how many are in the cart and removes them · BUNDLE-02 BUNDLE-05 BUNDLE-13 ERR-31', async () => {
  const { id } = (bundle.data as unknown as DetailData).detail.face;
  const { sent } = await showProduct(bundle, {}, { cart: cartWith(id, 2) });
  await customise.click();
  await expect.element(dialog.getByText('In your cart: 2 pieces')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  expect(sentValue(sent[0], '_command')).toBe('cart.removeProduct');
  expect(sentValue(sent[0], 'productId')).toBe(String(id));
});

test.each([
  ['that is not in the cart', () => cartWith(1, 2)],
  ['of no pieces', (id: number) => cartWith(id, 0)],
])('a bundle %s cannot be removed · BUNDLE-13', async (_, cartOf) => {
  const { id } = (bundle.data as unknown as DetailData).detail.face;
  await showProduct(bundle, {}, { cart: cartOf(id) });
  await customise.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

const simple = { variants: [], format: 'Simple' } as const;

test.each([
  ['without variants', simple, {}],
  ['with variants', {}, {}],
  ['without any variants', simple, simple],
])(
  'a part of a bundle %s may have custom options, which are sent with it · BUNDLE-08 BUNDLE-14 PROD-06',
  async (_, kind, kindOfOthers) => {
    const { parts } = bundle.data as unknown as DetailData;
    const option = (personalised.data as unknown as DetailData).detail.customOptions.find(
      ({ maxLength }) => maxLength,
    );
    const [first, ...rest] = parts ?? [];
    const others = rest.map((part) => ({ ...part, ...kindOfOthers }) as BundlePart);
    const pieces = {
      ...option,
      id: 901,
      label: 'Pieces',
      option_type: 'Number',
      type: 'numberField',
      fieldType: 'number',
      maxLength: null,
    };
    const named = { ...first, ...kind, customOptions: [option, pieces] };
    const { sent } = await showProduct(bundle, { parts: [named as BundlePart, ...others] });
    await customise.click();
    const field = dialog.getByRole('textbox', { name: option?.label ?? '' });
    await expect.element(field).toHaveAttribute('name', `bundle.${first?.id}.option.${option?.id}`);
    const number = dialog.getByRole('spinbutton', { name: 'Pieces' });
    await expect.element(number).toHaveAttribute('name', `bundle.${first?.id}.option.901`);
    for (const select of dialog.getByRole('combobox', { name: /Variant/ }).elements()) {
      const free = [...(select as HTMLSelectElement).options].findLast(({ disabled }) => !disabled);
      await userEvent.selectOptions(select, free?.value ?? '');
    }
    await field.fill('Ana');
    await number.fill('3');
    await addButton.click();
    const prefix = `bundle.${first?.id}`;
    expect(sentValue(sent[0], `${prefix}.option.${option?.id}`)).toBe('Ana');
    expect(sentValue(sent[0], `${prefix}.option.901`)).toBe('3');
    const chosen = first?.variants.findLast(({ inStock }) => inStock)?.id;
    expect(sentValue(sent[0], prefix)).toBe(String('format' in kind ? first?.id : chosen));
  },
);

test('a part that makes its bundle unavailable is marked · BUNDLE-10', async () => {
  const { parts } = bundle.data as unknown as DetailData;
  const [first, ...others] = parts ?? [];
  await showProduct(bundle, { parts: [{ ...first, inStock: false } as BundlePart, ...others] });
  const part = screen.getByRole('listitem').filter({ hasText: first?.name ?? '' });
  await expect.element(part.getByText('Sold out')).toBeVisible();
  expect(screen.getByText('Sold out').elements()).toHaveLength(1);
});

test('a bundle inside the bundle blocks it · BUNDLE-10 BUNDLE-11', async () => {
  const { parts } = bundle.data as unknown as DetailData;
  const [first, ...others] = parts ?? [];
  await showProduct(bundle, { parts: [{ ...first, format: 'Bundle' } as BundlePart, ...others] });
  await expect.element(customise).toBeDisabled();
});

test('reports when the parts of a bundle could not be loaded, and adds nothing · BUNDLE-10 BUNDLE-15 ERR-19', async () => {
  await showProduct(bundle, { parts: [null] });
  await expect
    .element(screen.getByText('The parts of the set could not be loaded. Please try again.'))
    .toBeVisible();
  await expect.element(addButton).toBeDisabled();
});

test('a bundle in the cart starts with its choices · PROD-08', async () => {
  const { detail, parts } = bundle.data as unknown as DetailData;
  const chosen = configurableParts({ parts } as DetailData).map((part) => [
    part.id,
    part.variants.find(({ inStock }) => inStock)?.id ?? 0,
  ]);
  const edited = {
    itemId: 5,
    productId: detail.face.id,
    qty: 2,
    values: {},
    bundle: Object.fromEntries(chosen) as Record<number, number>,
  };
  const { sent } = await showProduct(bundle, { edited });
  await screen.getByRole('button', { name: 'Change the set' }).click();
  await dialog.getByRole('button', { name: 'Save change' }).click();
  expect([sentValue(sent[0], '_command'), sentValue(sent[0], 'qty')]).toEqual(['cart.update', '2']);
  for (const [id, variant] of chosen) {
    expect(sentValue(sent[0], `bundle.${id}`)).toBe(String(variant));
  }
});
