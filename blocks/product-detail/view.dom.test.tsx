import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { BundlePart } from '#runtime/product/bundle.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore, type SessionState } from '#runtime/store/session.ts';
import type { ConfigurationAttribute, CustomOption } from '#schemas/entities/custom-option.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import type { DetailData } from './detail-data.ts';
import bundle from './fixtures/bundle.json';
import configurable from './fixtures/configurable.json';
import personalised from './fixtures/personalised.json';
import { messages } from './messages.ts';
import { View } from './view.tsx';

const options = { showCrossSell: true, showDetails: true, deliveryNote: '' };
const address = location.href;
afterEach(() => history.replaceState(null, '', address));

async function show(
  fixture: { data: unknown },
  change: Partial<DetailData> = {},
  state: Partial<SessionState> = {},
) {
  const sent: FormData[] = [];
  const runtime = {
    page: pageOf([], { language: 'en' }),
    t: createTranslator('en', {
      ...prefixed('product-detail', messages.en),
      'core.increase': 'more',
      'core.decrease': 'less',
      'core.close': 'Close',
    }),
    session: createSessionStore({ ...guest, ...state }),
    forms: createFormsStore(null),
  } as unknown as Runtime;
  const data = { ...(fixture.data as DetailData), ...change };
  await render(
    <RuntimeContext value={runtime}>
      <div
        onSubmit={(event) => {
          if (!event.defaultPrevented) sent.push(new FormData(event.target));
          event.preventDefault();
        }}
      >
        <View id="p" options={options} data={data} slots={{ reviews: null }} />
      </div>
    </RuntimeContext>,
  );
  return { sent, data };
}

const add = screen.getByRole('button', { name: 'Add to cart', exact: true });
const value = (form: FormData | undefined, name: string) => form?.get(name);

describe('price and button stay within the screen', () => {
  const inView = (element: Element | undefined | null) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return bottom > top && top >= 0 && bottom <= innerHeight;
  };
  const open = screen.getByRole('button', { name: 'Choose parts and add' });
  const cases = [
    ['personalised', personalised, add],
    ['configurable', configurable, add],
    ['bundle', bundle, open],
  ] as const;

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    for (const [name, fixture, button] of cases) {
      test(`${name}, ${width} px wide`, async () => {
        await screen.viewport(width, height);
        await show(fixture);
        await expect.element(button).toBeVisible();
        const amount = () => button.element().parentElement?.querySelector('span');
        for (const place of [0, document.documentElement.scrollHeight]) {
          scrollTo(0, place);
          expect([inView(button.element()), inView(amount())]).toEqual([true, true]);
        }
      });
    }
  }

  test('the bar does not cover focused elements', async () => {
    await screen.viewport(390, 844);
    await show(configurable);
    await expect.element(add).toBeVisible();
    const bar = () => add.element().parentElement?.getBoundingClientRect().top ?? 0;
    const links = document.querySelectorAll<HTMLElement>('article [role="group"] a, summary');
    for (const link of links) {
      link.focus();
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar());
    }
    expect(links.length).toBeGreaterThan(3);
  });

  test('the add button is visible in the dialog of a bundle', async () => {
    await screen.viewport(390, 600);
    await show(bundle);
    await open.click();
    await expect.element(add).toBeVisible();
    expect(inView(add.element())).toBe(true);
  });
});

test('shows the missing choices instead of adding · PROD-05', async () => {
  const { sent } = await show(configurable);
  await add.click();
  await expect.element(screen.getByText(/Please choose first/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a chosen variant changes the item number and the product that is added · PROD-01', async () => {
  const { sent, data } = await show(configurable);
  const [first] = data.detail.variants;
  const group = screen.getByRole('group', { name: data.detail.attributes[0]?.label ?? '' });
  await group.getByRole('link').first().click();
  await expect.element(screen.getByText(`Item ${first?.sku}`)).toBeVisible();
  await add.click();
  expect(value(sent[0], 'productId')).toBe(String(first?.id));
  expect(new URL(location.href).searchParams.get('variant')).toBe(String(first?.id));
});

test('quantity starts with that of the cart · PROD-08', async () => {
  const { detail } = configurable.data as unknown as DetailData;
  const productId = detail.variants[1]?.id ?? 0;
  const edited = { itemId: 5, productId, qty: 3, values: {}, bundle: {} };
  const { sent } = await show(configurable, { edited, variantId: productId });
  await screen.getByRole('button', { name: 'Save change' }).click();
  expect([value(sent[0], '_command'), value(sent[0], 'qty')]).toEqual(['cart.update', '3']);
});

test('another variant of an edited row still changes that row · PROD-08 CART-31', async () => {
  const { detail } = configurable.data as unknown as DetailData;
  const [first, ...others] = detail.variants;
  const edited = { itemId: 5, productId: first?.id ?? 0, qty: 3, values: {}, bundle: {} };
  const [attribute] = detail.attributes;
  const code = attribute?.attributeCode ?? '';
  const other = others.find(
    ({ configuration }) => configuration[code] !== first?.configuration[code],
  );
  const wanted = attribute?.values.find(({ id }) => id === other?.configuration[code]);
  const { sent } = await show(configurable, { edited, variantId: edited.productId });
  const group = screen.getByRole('group', { name: attribute?.label ?? '' });
  await group
    .getByRole('link', { name: wanted?.label ?? wanted?.value ?? '' })
    .first()
    .click();
  await screen.getByRole('button', { name: 'Save change' }).click();
  expect([value(sent[0], '_command'), value(sent[0], 'itemId')]).toEqual(['cart.update', '5']);
  expect(value(sent[0], 'productId')).not.toBe(String(edited.productId));
  expect(value(sent[0], 'qty')).toBe('3');
});

test('quantity starts at 1 · PROD-07 CONST-72', async () => {
  const { detail } = configurable.data as unknown as DetailData;
  const { sent } = await show(configurable, { variantId: detail.variants[1]?.id ?? 0 });
  await expect.element(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(1);
  await add.click();
  expect([value(sent[0], '_command'), value(sent[0], 'qty')]).toEqual(['cart.add', '1']);
});

test('picture and price follow the chosen variant · PROD-01', async () => {
  const { detail } = configurable.data as unknown as DetailData;
  const variants = detail.variants.map((variant, index) =>
    index === 1 ? { ...variant, prices: { ...variant.prices, finalPrice: 4500 } } : variant,
  );
  await show(configurable, { detail: { ...detail, variants } });
  const price = () => document.querySelector('header ins, header [class*="price"]')?.textContent;
  const picture = () => pictures.element().querySelector('img')?.getAttribute('src') ?? '';
  const [priceBefore, pictureBefore] = [price(), picture()];
  await screen.getByRole('link', { name: 'tamnomodra' }).click();
  await expect.poll(picture).not.toBe(pictureBefore);
  const navy = picture();
  await screen.getByRole('link', { name: 'signalno crvena' }).click();
  await expect.poll(price).toContain('45.00');
  expect(priceBefore).not.toContain('45.00');
  expect(picture()).not.toBe(navy);
});

describe('choices of variants · PROD-11', () => {
  const { detail } = configurable.data as unknown as DetailData;
  const [attribute] = detail.attributes;
  const group = screen.getByRole('group', { name: attribute?.label ?? '' });
  const showAs = (change: object) =>
    show(configurable, {
      detail: { ...detail, attributes: [{ ...attribute, ...change } as ConfigurationAttribute] },
    });

  test('as colours, with label and own class', async () => {
    await showAs({ inputType: 'visualSwatch', customClass: 'own-class' });
    await expect.element(group).toHaveClass('own-class');
    const [first, ...others] = attribute?.values ?? [];
    const chip = group.getByRole('link', { name: first?.label ?? '' });
    expect(group.getByRole('link').elements()).toHaveLength(others.length + 1);
    const colour = chip.element().querySelector('[style]');
    expect(colour && getComputedStyle(colour).backgroundColor).toBe('rgb(20, 48, 74)');
  });

  test('as text, without colours', async () => {
    await showAs({ inputType: 'textSwatch' });
    const chip = group.getByRole('link').first();
    await expect.element(chip).toBeVisible();
    expect(chip.element().querySelector('[style]')).toBeNull();
  });

  test('as a list', async () => {
    await showAs({ inputType: 'dropdown' });
    const list = group.getByRole('combobox', { name: attribute?.label ?? '' });
    await userEvent.selectOptions(list, attribute?.values[1]?.label ?? '');
    await expect.element(screen.getByText(`Item ${detail.variants[1]?.sku}`)).toBeVisible();
  });

  test('as pictures, where the value is one', async () => {
    const path = '/media/abc/320.webp';
    const values = attribute?.values.map((one) => ({
      ...one,
      value: path,
      swatch: null,
      isMedia: true,
    }));
    await showAs({ inputType: 'visualSwatch', values });
    const chip = group.getByRole('link').first();
    await expect.element(chip).toBeVisible();
    const picture = chip.element().querySelector('[style]');
    expect(picture && getComputedStyle(picture).backgroundImage).toContain(path);
  });

  test('a default value of the shop is preselected', async () => {
    const values = attribute?.values.map((one, index) => ({ ...one, shopDefault: index === 1 }));
    await showAs({ values });
    await expect.element(screen.getByText(`Item ${detail.variants[1]?.sku}`)).toBeVisible();
    const chosen = group.getByRole('link', { name: attribute?.values[1]?.label ?? '' });
    await expect.element(chosen).toHaveAttribute('aria-current', 'true');
  });
});

const customise = screen.getByRole('button', { name: 'Choose parts and add' });
const dialog = screen.getByRole('dialog', { name: 'Zima na palubi' });

const configurableParts = (data: DetailData) =>
  data.parts?.flatMap((part) => (part && part.variants.length > 0 ? [part] : [])) ?? [];

const cartWith = (productId: number, qty: number) =>
  ({ items: [{ itemId: 7, productId, qty }] }) as unknown as NonNullable<SessionState['cart']>;

test('a bundle requires the variant of every part · PROD-06 BUNDLE-07 BUNDLE-10', async () => {
  const { sent, data } = await show(bundle);
  await customise.click();
  await add.click();
  await expect.element(screen.getByText('Choose a variant of every part')).toBeVisible();
  expect(sent).toEqual([]);
  const parts = configurableParts(data);
  const selectOf = (name: string) => dialog.getByRole('combobox', { name: `Variant of “${name}”` });
  await expect.element(selectOf(parts[0]?.name ?? '')).toHaveFocus();
  for (const part of parts) {
    const free = part.variants.find(({ inStock }) => inStock);
    await userEvent.selectOptions(selectOf(part.name), String(free?.id));
  }
  await add.click();
  expect(sent).toHaveLength(1);
  for (const part of parts) expect(value(sent[0], `bundle.${part.id}`)).toMatch(/^\d+$/);
});

test('the dialog has name, quantity, add, wish list and close · BUNDLE-01 BUNDLE-03 BUNDLE-04 BUNDLE-06 BUNDLE-09 MODAL-15', async () => {
  const { sent, data } = await show(bundle);
  await customise.click();
  await expect.element(dialog.getByRole('heading', { name: 'Zima na palubi' })).toBeVisible();
  await expect.element(dialog.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(1);
  await expect.element(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to wish list' }).click();
  expect(value(sent[0], '_command')).toBe('wishlist.toggle');
  expect(value(sent[0], 'productId')).toBe(String(data.detail.face.id));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(customise).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(customise).toHaveFocus();
});

test('the dialog shows how many are in the cart and removes them · BUNDLE-02 BUNDLE-13', async () => {
  const { id } = (bundle.data as unknown as DetailData).detail.face;
  const { sent } = await show(bundle, {}, { cart: cartWith(id, 2) });
  await customise.click();
  await expect.element(dialog.getByText('In your cart: 2 pieces')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  expect(value(sent[0], '_command')).toBe('cart.removeProduct');
});

test.each([
  ['that is not in the cart', () => cartWith(1, 2)],
  ['of no pieces', (id: number) => cartWith(id, 0)],
])('a bundle %s cannot be removed · BUNDLE-13', async (_, cartOf) => {
  const { id } = (bundle.data as unknown as DetailData).detail.face;
  await show(bundle, {}, { cart: cartOf(id) });
  await customise.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

test('a part of a bundle may have custom options · BUNDLE-08 BUNDLE-14', async () => {
  const { parts } = bundle.data as unknown as DetailData;
  const option = (personalised.data as unknown as DetailData).detail.customOptions.find(
    ({ maxLength }) => maxLength,
  );
  const [first, ...others] = parts ?? [];
  const pieces = {
    ...option,
    id: 901,
    label: 'Pieces',
    option_type: 'Number',
    type: 'numberField',
    fieldType: 'number',
    maxLength: null,
  };
  const named = { ...first, variants: [], format: 'Simple', customOptions: [option, pieces] };
  await show(bundle, { parts: [named as BundlePart, ...others] });
  await customise.click();
  const field = dialog.getByRole('textbox', { name: option?.label ?? '' });
  await expect.element(field).toHaveAttribute('name', `bundle.${first?.id}.option.${option?.id}`);
  const number = dialog.getByRole('spinbutton', { name: 'Pieces' });
  await expect.element(number).toHaveAttribute('name', `bundle.${first?.id}.option.901`);
});

test('a part that makes its bundle unavailable is marked', async () => {
  const { parts } = bundle.data as unknown as DetailData;
  const [first, ...others] = parts ?? [];
  await show(bundle, { parts: [{ ...first, inStock: false } as BundlePart, ...others] });
  const part = screen.getByRole('listitem').filter({ hasText: first?.name ?? '' });
  await expect.element(part.getByText('Sold out')).toBeVisible();
  expect(screen.getByText('Sold out').elements()).toHaveLength(1);
});

test('a bundle inside the bundle blocks it · BUNDLE-11', async () => {
  const { parts } = bundle.data as unknown as DetailData;
  const [first, ...others] = parts ?? [];
  await show(bundle, { parts: [{ ...first, format: 'Bundle' } as BundlePart, ...others] });
  await expect.element(customise).toBeDisabled();
});

test('reports when the parts of a bundle could not be loaded · BUNDLE-15 ERR-19', async () => {
  await show(bundle, { parts: [null] });
  await expect
    .element(screen.getByText('The parts of the set could not be loaded. Please try again.'))
    .toBeVisible();
  await expect.element(add).toBeDisabled();
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
  const { sent } = await show(bundle, { edited });
  await screen.getByRole('button', { name: 'Change the set' }).click();
  await dialog.getByRole('button', { name: 'Save change' }).click();
  expect([value(sent[0], '_command'), value(sent[0], 'qty')]).toEqual(['cart.update', '2']);
  for (const [id, variant] of chosen) {
    expect(value(sent[0], `bundle.${id}`)).toBe(String(variant));
  }
});

test('custom text has a counter and is sent with its id · PROD-12', async () => {
  const { sent, data } = await show(personalised);
  const option = data.detail.customOptions.find(({ maxLength }) => maxLength);
  const field = screen.getByRole('textbox', { name: option?.label ?? '' });
  await field.fill('44 07');
  const left = (option?.maxLength ?? 0) - 5;
  await expect.element(screen.getByText(`${left} characters left`)).toBeVisible();
  await add.click();
  expect(value(sent[0], `option.${option?.id}`)).toBe('44 07');
});

test('a missing required option is reported before sending · PROD-12', async () => {
  const { detail } = personalised.data as unknown as DetailData;
  const [option, ...others] = detail.customOptions;
  const customOptions = [{ ...option, required: true } as CustomOption, ...others];
  const { sent } = await show(personalised, { detail: { ...detail, customOptions } });
  const field = screen.getByRole('textbox', { name: option?.label ?? '' });
  await field.fill('x');
  await field.fill('');
  await expect
    .poll(async () => {
      await add.click();
      return field.element().getAttribute('aria-invalid');
    })
    .toBe('true');
  const before = sent.length;
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByText(/This field is required|required/i).first()).toBeVisible();
  await add.click();
  expect(sent).toHaveLength(before);
  await field.fill('Ana');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('a line of the cart fills the form with its choices · PROD-08', async () => {
  const { detail } = personalised.data as unknown as DetailData;
  const [option] = detail.customOptions;
  const values = { [`option.${option?.id}`]: '44 07' };
  const edited = { itemId: 5, productId: detail.face.id, qty: 2, values, bundle: {} };
  const { sent } = await show(personalised, { edited });
  await expect
    .element(screen.getByRole('textbox', { name: option?.label ?? '' }))
    .toHaveValue('44 07');
  await screen.getByRole('button', { name: 'Save change' }).click();
  expect([value(sent[0], 'itemId'), value(sent[0], 'options')]).toEqual(['5', 'page']);
});

test('a change of the variant is announced, including changed attributes · PROD-01', async () => {
  const { data } = await show(configurable);
  const { variants } = data.detail;
  for (const attribute of data.detail.attributes) {
    const group = screen.getByRole('group', { name: attribute.label });
    await group.getByRole('link').first().click();
  }
  const first = variants[0];
  const status = screen.getByRole('status').filter({ hasText: first?.name ?? '' });
  await expect.element(status).toBeInTheDocument();
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent(first?.name ?? '');
});

const pictures = screen.getByRole('list', { name: 'Pictures of the product' });
const placeOf = () => {
  const list = pictures.element();
  return Math.round(list.scrollLeft / list.clientWidth);
};

test('a choice re-renders nothing next to the product, and scrolls only to a different picture', async () => {
  let reads = 0;
  const crossSell = new Proxy<DetailData['crossSell']>([], {
    get(list, key) {
      reads += 1;
      return Reflect.get(list, key) as unknown;
    },
  });
  await show(configurable, { crossSell });
  await expect.element(add).toBeVisible();
  const scroll = vi.spyOn(Element.prototype, 'scrollTo');
  const before = reads;
  await screen.getByRole('link', { name: 'tamnomodra' }).click();
  await expect.poll(() => new URL(location.href).searchParams.get('variant')).not.toBeNull();
  expect([reads, scroll.mock.calls.length]).toEqual([before, 0]);
  scroll.mockRestore();
});

test('arrow keys switch between the pictures', async () => {
  await show(bundle);
  (pictures.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(placeOf).toBe(1);
  await userEvent.keyboard('{End}');
  await expect.poll(placeOf).toBe(2);
  await userEvent.keyboard('{Home}');
  await expect.poll(placeOf).toBe(0);
});

test('a picture opens large, zooms by keys, and restores the focus', async () => {
  await show(bundle);
  const open = screen.getByRole('link', { name: 'Open large picture 1' });
  expect(open.element().getAttribute('href')).toMatch(/^\/media\/.*960\.webp$/);
  await open.click();
  const zoom = screen.getByRole('dialog', { name: 'Picture 1 of 3' });
  await expect.element(zoom).toBeVisible();
  const scale = () =>
    /scale\(([\d.]+)\)/.exec(document.querySelector('dialog')?.innerHTML ?? '')?.[1];
  await userEvent.keyboard('+');
  await expect.poll(scale).toBe('1.5');
  await userEvent.keyboard('0');
  await expect.poll(scale).toBe('1');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('dialog', { name: 'Picture 2 of 3' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(open).toHaveFocus();
  await expect.poll(placeOf).toBe(1);
});
