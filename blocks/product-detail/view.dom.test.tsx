import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import { afterEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { ConfigurationAttribute, CustomOption } from '#schemas/entities/custom-option.ts';
import {
  addButton,
  pictures,
  resetAddress,
  sentValue,
  showProduct,
} from '#tests/support/show-product.tsx';
import type { DetailData } from './detail-data.ts';
import bundle from './fixtures/bundle.json';
import configurable from './fixtures/configurable.json';
import personalised from './fixtures/personalised.json';

afterEach(resetAddress);

test('the quantity is as high as the button beside it and has one ground', async () => {
  await screen.viewport(1440, 900);
  await showProduct(personalised);
  await expect.element(addButton).toBeVisible();
  const quantity = document.querySelector<HTMLInputElement>('[name="qty"]');
  const [less, more] = quantity?.parentElement?.querySelectorAll('button') ?? [];
  const parts = [quantity, less, more, addButton.element()].map((part) => part as Element);
  const heights = parts.map((part) => Math.round(part.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([48]));
  const grounds = parts.slice(0, 3).map((part) => getComputedStyle(part).backgroundColor);
  expect(new Set(grounds).size).toBe(1);
});

describe('price and button stay within the screen', () => {
  const inView = (element: Element | undefined | null) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return bottom > top && top >= 0 && bottom <= innerHeight;
  };
  const open = screen.getByRole('button', { name: 'Choose parts and add' });
  const cases = [
    ['personalised', personalised, addButton],
    ['configurable', configurable, addButton],
    ['bundle', bundle, open],
  ] as const;

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    for (const [name, fixture, button] of cases) {
      test(`${name}, ${width} px wide`, async () => {
        await screen.viewport(width, height);
        await showProduct(fixture);
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
    await showProduct(configurable);
    await expect.element(addButton).toBeVisible();
    const bar = () => addButton.element().parentElement?.getBoundingClientRect().top ?? 0;
    const links = document.querySelectorAll<HTMLElement>('article [role="group"] a, summary');
    for (const link of links) {
      link.focus();
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar());
    }
    expect(links.length).toBeGreaterThan(3);
  });

  test('the add button is visible in the dialog of a bundle · BUNDLE-04', async () => {
    await screen.viewport(390, 600);
    await showProduct(bundle);
    await open.click();
    await expect.element(addButton).toBeVisible();
    expect(inView(addButton.element())).toBe(true);
  });
});

test('shows the missing choices instead of adding · PROD-05 ERR-22', async () => {
  const { sent } = await showProduct(configurable);
  await addButton.click();
  await expect.element(screen.getByText(/Please choose first/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a chosen variant changes the item number and the product that is added · PROD-01', async () => {
  const { sent, data } = await showProduct(configurable);
  const [first] = data.detail.variants;
  const group = screen.getByRole('group', { name: data.detail.attributes[0]?.label ?? '' });
  await group.getByRole('link').first().click();
  await expect.element(screen.getByText(`Item ${first?.sku}`)).toBeVisible();
  await addButton.click();
  expect(sentValue(sent[0], 'productId')).toBe(String(first?.id));
  expect(new URL(location.href).searchParams.get('variant')).toBe(String(first?.id));
});

test('quantity starts with that of the cart · PROD-08', async () => {
  const { detail } = configurable.data as unknown as DetailData;
  const productId = detail.variants[1]?.id ?? 0;
  const edited = { itemId: 5, productId, qty: 3, values: {}, bundle: {} };
  const { sent } = await showProduct(configurable, { edited, variantId: productId });
  await screen.getByRole('button', { name: 'Save change' }).click();
  expect([sentValue(sent[0], '_command'), sentValue(sent[0], 'qty')]).toEqual(['cart.update', '3']);
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
  const { sent } = await showProduct(configurable, { edited, variantId: edited.productId });
  const group = screen.getByRole('group', { name: attribute?.label ?? '' });
  await group
    .getByRole('link', { name: wanted?.label ?? wanted?.value ?? '' })
    .first()
    .click();
  await screen.getByRole('button', { name: 'Save change' }).click();
  expect([sentValue(sent[0], '_command'), sentValue(sent[0], 'itemId')]).toEqual([
    'cart.update',
    '5',
  ]);
  expect(sentValue(sent[0], 'productId')).not.toBe(String(edited.productId));
  expect(sentValue(sent[0], 'qty')).toBe('3');
});

test('quantity starts at 1 · PROD-07 CONST-72', async () => {
  const { detail } = configurable.data as unknown as DetailData;
  const { sent } = await showProduct(configurable, { variantId: detail.variants[1]?.id ?? 0 });
  await expect.element(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(1);
  await addButton.click();
  expect([sentValue(sent[0], '_command'), sentValue(sent[0], 'qty')]).toEqual(['cart.add', '1']);
});

test('picture and price follow the chosen variant · PROD-01', async () => {
  const { detail } = configurable.data as unknown as DetailData;
  const variants = detail.variants.map((variant, index) =>
    index === 1 ? { ...variant, prices: { ...variant.prices, finalPrice: 4500 } } : variant,
  );
  await showProduct(configurable, { detail: { ...detail, variants } });
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
    showProduct(configurable, {
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

test('custom text has a counter and is sent with its id · PROD-12', async () => {
  const { sent, data } = await showProduct(personalised);
  const option = data.detail.customOptions.find(({ maxLength }) => maxLength);
  const field = screen.getByRole('textbox', { name: option?.label ?? '' });
  await field.fill('44 07');
  const left = (option?.maxLength ?? 0) - 5;
  await expect.element(screen.getByText(`${left} characters left`)).toBeVisible();
  await addButton.click();
  expect(sentValue(sent[0], `option.${option?.id}`)).toBe('44 07');
});

test('a missing required option is reported before sending · PROD-12', async () => {
  const { detail } = personalised.data as unknown as DetailData;
  const [option, ...others] = detail.customOptions;
  const customOptions = [{ ...option, required: true } as CustomOption, ...others];
  const { sent } = await showProduct(personalised, { detail: { ...detail, customOptions } });
  const field = screen.getByRole('textbox', { name: option?.label ?? '' });
  await field.fill('x');
  await field.fill('');
  await expect
    .poll(async () => {
      await addButton.click();
      return field.element().getAttribute('aria-invalid');
    })
    .toBe('true');
  const before = sent.length;
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByText(/This field is required|required/i).first()).toBeVisible();
  await addButton.click();
  expect(sent).toHaveLength(before);
  await field.fill('Ana');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('a line of the cart fills the form with its choices · PROD-08', async () => {
  const { detail } = personalised.data as unknown as DetailData;
  const [option] = detail.customOptions;
  const values = { [`option.${option?.id}`]: '44 07' };
  const edited = { itemId: 5, productId: detail.face.id, qty: 2, values, bundle: {} };
  const { sent } = await showProduct(personalised, { edited });
  await expect
    .element(screen.getByRole('textbox', { name: option?.label ?? '' }))
    .toHaveValue('44 07');
  await screen.getByRole('button', { name: 'Save change' }).click();
  expect([sentValue(sent[0], 'itemId'), sentValue(sent[0], 'options')]).toEqual(['5', 'page']);
});

test('a change of the variant is announced, including changed attributes · PROD-01', async () => {
  const { data } = await showProduct(configurable);
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
