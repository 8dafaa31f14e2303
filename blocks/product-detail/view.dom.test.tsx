import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import { afterEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import type { DetailData } from './data.ts';
import bundle from './fixtures/bundle.json';
import configurable from './fixtures/configurable.json';
import personalised from './fixtures/personalised.json';
import { messages } from './messages.ts';
import { View } from './view.tsx';

const options = { showCrossSell: true, showDetails: true, deliveryNote: '' };
const address = location.href;
afterEach(() => history.replaceState(null, '', address));

async function show(fixture: { data: unknown }, change: Partial<DetailData> = {}) {
  const sent: FormData[] = [];
  const runtime = {
    page: pageOf([], { language: 'en' }),
    t: createTranslator('en', {
      ...prefixed('product-detail', messages.en),
      'core.increase': 'more',
      'core.decrease': 'less',
    }),
    session: createSessionStore(guest),
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
        <View id="p" options={options} data={data} slots={{}} />
      </div>
    </RuntimeContext>,
  );
  return { sent, data };
}

const add = screen.getByRole('button', { name: 'Add to cart', exact: true });
const value = (form: FormData | undefined, name: string) => form?.get(name);

test('says what is open instead of adding · PROD-05', async () => {
  const { sent } = await show(configurable);
  await add.click();
  await expect.element(screen.getByText(/Please choose first/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a chosen variant changes item number and what is added · PROD-01', async () => {
  const { sent, data } = await show(configurable);
  const [first] = data.detail.variants;
  const group = screen.getByRole('group', { name: data.detail.attributes[0]?.label ?? '' });
  await group.getByRole('link').first().click();
  await expect.element(screen.getByText(`Item ${first?.sku}`)).toBeVisible();
  await add.click();
  expect(value(sent[0], 'productId')).toBe(String(first?.id));
  expect(new URL(location.href).searchParams.get('variant')).toBe(String(first?.id));
});

test('quantity starts at 1, or at that of the cart · PROD-07 PROD-08', async () => {
  const { detail } = configurable.data as unknown as DetailData;
  const productId = detail.variants[1]?.id ?? 0;
  const edited = { itemId: 5, productId, qty: 3 };
  const { sent } = await show(configurable, { edited, variantId: productId });
  await screen.getByRole('button', { name: 'Save change' }).click();
  expect([value(sent[0], '_command'), value(sent[0], 'qty')]).toEqual(['cart.update', '3']);
});

test('a bundle waits for the variant of every part · BUNDLE-07 BUNDLE-10', async () => {
  const { sent, data } = await show(bundle);
  await add.click();
  expect(sent).toEqual([]);
  const parts =
    data.parts?.flatMap((part) => (part && part.variants.length > 0 ? [part] : [])) ?? [];
  for (const part of parts) {
    const free = part.variants.find(({ inStock }) => inStock);
    const select = screen.getByRole('combobox', { name: `Variant of “${part.name}”` });
    await userEvent.selectOptions(select, String(free?.id));
  }
  await add.click();
  expect(sent).toHaveLength(1);
  for (const part of parts) expect(value(sent[0], `bundle.${part.id}`)).toMatch(/^\d+$/);
});

test('custom text counts what is left and travels by its id · PROD-12', async () => {
  const { sent, data } = await show(personalised);
  const option = data.detail.customOptions.find(({ maxLength }) => maxLength);
  const field = screen.getByRole('textbox', { name: option?.label ?? '' });
  await field.fill('44 07');
  const left = (option?.maxLength ?? 0) - 5;
  await expect.element(screen.getByText(`${left} characters left`)).toBeVisible();
  await add.click();
  expect(value(sent[0], `option.${option?.id}`)).toBe('44 07');
});
