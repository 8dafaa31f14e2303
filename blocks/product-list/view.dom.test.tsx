import { textsIn } from '#schemas/languages.ts';
import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/product-list';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import current from './fixtures/current.json';
import type { ListData, ListFilter } from './list-data.ts';
import { toListFilter } from './list-filter.ts';
import { parseListQuery } from './query.ts';
import { View } from './view.tsx';

const options = {
  title: '',
  category: '',
  showDescription: true,
  showFilters: true,
  showFeatured: true,
  perPage: 12 as const,
};
const plain = current.data as unknown as ListData;
const none = parseListQuery(new URLSearchParams());
const requested = (search: string): ListData => ({
  ...plain,
  query: parseListQuery(new URLSearchParams(search)),
});

function listOf(data: ListData) {
  const runtime = {
    page: { ...pageOf([], { language: 'en' }), path: '/shop/odjeca' },
    t: createTranslator('en', {
      ...prefixed('product-list', textsIn(messages, 'en')),
      'core.close': 'close',
    }),
    session: createSessionStore(guest),
    forms: createFormsStore(null),
  } as unknown as Runtime;
  return (
    <RuntimeContext value={runtime}>
      <View id="l" options={options} data={data} slots={{ belowHeading: null }} />
    </RuntimeContext>
  );
}

const material = plain.filters.find(({ type }) => type === 'multi select');
const [first] = material?.values ?? [];

test('controls follow the URL, and the focus stays · LIST-24', async () => {
  await screen.viewport(1280, 900);
  const { rerender } = await render(listOf(plain));
  const box = document.querySelector<HTMLInputElement>(`input[name=${material?.attributeCode}]`);
  box?.focus();
  await rerender(listOf(requested(`${material?.attributeCode}=${first?.value}`)));
  expect(box?.checked).toBe(true);
  expect(document.activeElement).toBe(box);
  await rerender(listOf(plain));
  expect(box?.checked).toBe(false);
});

test('a chosen filter links to the list without it · LIST-17', async () => {
  await render(listOf(requested(`${material?.attributeCode}=${first?.value}&page=2`)));
  const chip = screen.getByRole('link', { name: `Remove filter: ${first?.valueLabel}` });
  await expect.element(chip).toHaveAttribute('href', '/shop/odjeca');
});

test('removing the last filter keeps the focus in the list · LIST-17', async () => {
  const { rerender } = await render(
    listOf(requested(`${material?.attributeCode}=${first?.value}`)),
  );
  const chip = screen.getByRole('link', { name: `Remove filter: ${first?.valueLabel}` });
  (chip.element() as HTMLElement).focus();
  await rerender(listOf(plain));
  await expect.element(chip).not.toBeInTheDocument();
  await expect
    .poll(() => document.activeElement?.contains(screen.getByLabelText('Sort by').element()))
    .toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test.each([
  ['the first', 0],
  ['below others', 5],
])('an unknown filter type shows a red notice, %s · LIST-06 ERR-66', async (_, above) => {
  const odd = { ...plain.filters[0], attributeCode: 'odd', type: 'carousel' } as never;
  const filters = [...everyType.slice(0, above), toListFilter(odd, none, 'en')];
  await render(listOf({ ...plain, filters }));
  const notice = screen.getByText('Unknown filter type “carousel” (odd)');
  await expect.element(notice).toBeInTheDocument();
  const red = document.body.appendChild(document.createElement('p'));
  red.style.color = 'var(--danger)';
  const { color, borderTopColor } = getComputedStyle(notice.element());
  expect([color, borderTopColor]).toEqual(Array(2).fill(getComputedStyle(red).color));
  expect(color).not.toBe(getComputedStyle(document.body).color);
  red.remove();
});

test('an empty list offers to remove the last chosen filter', async () => {
  const nothing = { ...requested('price=900-950'), products: [], totalPages: 0, totalRecords: 0 };
  await render(listOf(nothing));
  const wayOut = screen.getByRole('link', { name: /^Remove the filter/ });
  await expect.element(wayOut).toHaveAttribute('href', '/shop/odjeca');
});

test('on the first page the links back are disabled · LIST-13 LIST-14', async () => {
  await render(listOf({ ...plain, totalPages: 2 }));
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  await expect.element(link('First page')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(link('Next page')).toHaveAttribute('href', '/shop/odjeca?page=2');
});

/** One filter of each type that a server can send. */
const everyType = (
  [
    'dropdown',
    'multi select',
    'number',
    'date',
    'datetime',
    'yes/no',
    'text swatch',
    'visual swatch',
  ] as const
)
  .map((type, index) => {
    const choice = { valueLabel: 'Alpha', totalProducts: 7, attributeID: 1, value: '31' };
    const values = {
      number: [{ valueLabel: '', totalProducts: 7, attributeID: 1, minValue: 3, maxValue: 40 }],
      'yes/no': ['yes', 'no'].map((value) => ({
        valueLabel: '',
        totalProducts: 7,
        attributeID: 1,
        value,
      })),
      'visual swatch': [{ ...choice, swatch: '#123456' }],
    }[type as string] ?? [choice];
    return {
      attributeCode: `f${index}`,
      label: `Filter ${type}`,
      type,
      attributeID: index + 1,
      values,
    };
  })
  .map((filter) => toListFilter(filter, none, 'en'));

async function openFilters(change: Partial<ListData> = {}) {
  await screen.viewport(1280, 900);
  await render(listOf({ ...plain, filters: everyType, ...change }));
  for (const details of document.querySelectorAll('details')) details.open = true;
}

const inputsOf = (type: string) => {
  const index = everyType.findIndex((filter) => filter.type === type);
  const inputs = document.querySelectorAll<HTMLInputElement>(
    `[name="f${index}"], [name^="f${index}."]`,
  );
  return [...inputs].map((input) => `${input.type} ${input.name.slice(2)}${input.value}`);
};

test('each type of filter has its control · LIST-02 LIST-03 LIST-04 LIST-05', async () => {
  await openFilters();
  expect(inputsOf('dropdown')).toEqual(['radio ', 'radio 31']);
  expect(inputsOf('text swatch')).toEqual(['radio ', 'radio 31']);
  expect(inputsOf('visual swatch')).toEqual(['radio ', 'radio 31']);
  expect(inputsOf('yes/no')).toEqual(['radio ', 'radio yes', 'radio no']);
  expect(inputsOf('multi select')).toEqual(['checkbox 31']);
  expect(inputsOf('number')).toEqual(['number .from', 'number .to']);
  expect(inputsOf('date')).toEqual(['date .from', 'date .to']);
  expect(inputsOf('datetime')).toEqual(['date .from', 'date .to']);
});

test.each([
  ['dropdown', 'radio', 'LIST-02'],
  ['multi select', 'checkbox', 'LIST-03'],
])('a long %s has %s controls too, and a search · %s', async (type, control) => {
  const index = everyType.findIndex((filter) => filter.type === type);
  const values = Array.from({ length: 13 }, (_, at) => ({
    valueLabel: `Value ${at}`,
    totalProducts: 7,
    attributeID: 1,
    value: String(at + 31),
  }));
  const expanded = requested(`values=f${index}`).query;
  const long = { ...everyType[index], values } as Parameters<typeof toListFilter>[0];
  await openFilters({ filters: everyType.with(index, toListFilter(long, expanded, 'en')) });
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
  const shown = inputsOf(type).filter((input) => !input.endsWith(' '));
  expect(shown).toEqual(values.map(({ value }) => `${control} ${value}`));
});

test('a value shows its product count, a range its bounds · LIST-07', async () => {
  await openFilters();
  for (const type of ['dropdown', 'multi select', 'text swatch', 'visual swatch', 'yes/no']) {
    const index = everyType.findIndex((filter) => filter.type === type);
    const [last] = [...document.querySelectorAll(`[name="f${index}"]`)].slice(-1);
    expect(last?.closest('label')?.textContent, type).toMatch(/^(Alpha|No)\s*\(7\)$/);
  }
  const [from, to] = document.querySelectorAll<HTMLInputElement>('[name^="f2."]');
  expect([from?.placeholder, from?.min, to?.placeholder, to?.max]).toEqual(['3', '3', '40', '40']);
});

test('several values of a multiple choice stay chosen, and both ends of a range · LIST-03 LIST-04', async () => {
  const index = everyType.findIndex(({ type }) => type === 'multi select');
  const values = [31, 32].map((value) => ({
    ...everyType[index]?.values[0],
    value: String(value),
    valueLabel: `Value ${value}`,
  }));
  const multiple = { ...everyType[index], values } as ListFilter;
  const { query } = requested('f2=5-20');
  await openFilters({ query, filters: everyType.with(index, multiple) });
  for (const { valueLabel } of values) await screen.getByText(valueLabel).click();
  const form = document.querySelector<HTMLFormElement>('form[data-auto]') ?? undefined;
  const sent = new FormData(form);
  expect(sent.getAll(`f${index}`)).toEqual(['31', '32']);
  expect([sent.get('f2.from'), sent.get('f2.to')]).toEqual(['5', '20']);
});

test('the ends of a range limit each other while typing · LIST-31 LIST-32', async () => {
  await openFilters();
  const [from, to] = document.querySelectorAll<HTMLInputElement>('[name^="f2."]');
  if (!from || !to) throw new Error('a range has two ends');
  await screen.elementLocator(from).fill('10');
  await expect.poll(() => to.min).toBe('10');
  await screen.elementLocator(to).fill('20');
  await expect.poll(() => from.max).toBe('20');
});

test('any change of the form returns to page 1 · LIST-17 LIST-20 LIST-21 LIST-22 LIST-18 LIST-19', async () => {
  await openFilters({ query: requested('page=3&featured=yes').query, totalPages: 4 });
  const form = document.querySelector<HTMLFormElement>('form[data-auto]');
  expect(form?.method).toBe('get');
  const names = [...(form?.elements ?? [])].map((field) => (field as HTMLInputElement).name);
  expect(names).toEqual(expect.arrayContaining(['sort', 'perPage', 'discount', 'featured']));
  expect(names).not.toContain('page');
  const all = screen.getByRole('link', { name: 'All featured' });
  await expect.element(all).toHaveAttribute('href', '/shop/odjeca?featured=yes');
});

test('the list has a title, a total, 12 or 24 per page and sort options · LIST-01 LIST-09 LIST-10 LIST-11 CONST-09 CONST-76', async () => {
  await openFilters({ sorts: ['newest', 'cheapest'] });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Odjeća');
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('14 products');
  const texts = (name: string) =>
    [...(screen.getByRole('combobox', { name }).element() as HTMLSelectElement).options].map(
      ({ text }) => text,
    );
  expect(texts('Per page')).toEqual(['12', '24']);
  await expect.element(screen.getByRole('combobox', { name: 'Per page' })).toHaveDisplayValue('12');
  expect(texts('Sort by')).toEqual(['Newest', 'Price, low to high']);
});

test('featured products are in a separate strip · LIST-08', async () => {
  await openFilters();
  const strip = screen.getByRole('region', { name: 'Picked for you' });
  for (const { name } of plain.featured) {
    const product = strip.getByRole('listitem').filter({ hasText: name });
    await expect.element(product.getByRole('link', { name, exact: true })).toBeVisible();
    await expect.element(product).toHaveTextContent(/\d+\.\d\d/);
    expect(product.element().querySelector('img')).not.toBeNull();
  }
});

test('every list has a checkbox for reduced products only · LIST-16', async () => {
  await openFilters();
  const box = screen.getByRole('checkbox', { name: 'Reduced only' });
  await expect.element(box).not.toBeChecked();
  expect((box.element() as HTMLInputElement).form).toBe(document.querySelector('form[data-auto]'));
  const { name, value } = box.element() as HTMLInputElement;
  expect([name, value]).toEqual(['discount', 'yes']);
});

test('a card has picture, name and add to cart · LIST-12 ROUTE-31 PROD-02 PROD-07 CONST-72', async () => {
  const product = { ...plain.products[0], canAdd: true, inStock: true, name: 'Kabanica' };
  await openFilters({ products: [product as never], featured: [] });
  const card = screen.getByRole('listitem').filter({ has: screen.getByText('Kabanica') });
  expect(card.element().querySelector('img')?.getAttribute('src')).toMatch(/^\/media\//);
  const name = card.getByRole('link', { name: 'Kabanica' });
  await expect.element(name).toHaveAttribute('href', `/en/product/${product.slug}`);
  const form = card
    .getByRole('button', { name: /Kabanica/ })
    .element()
    .closest('form');
  // Without a quantity, the command adds one.
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    _command: 'cart.add',
    productId: String(product.id),
    slug: product.slug,
  });
});

test('a card of a product with choices opens them, a sold out one offers nothing · LIST-12 PROD-05 PROD-06', async () => {
  const [product] = plain.products;
  const open = { ...product, canAdd: false, inStock: true, name: 'Kabanica' };
  const gone = { ...product, id: 0, canAdd: true, inStock: false, name: 'Prsluk' };
  await openFilters({ products: [open, gone] as never, featured: [] });
  const choose = screen.getByRole('link', { name: 'Choose options: Kabanica' });
  await expect.element(choose).toHaveAttribute('href', `/en/product/${product?.slug}`);
  expect((choose.element() as HTMLElement).dataset.choose).toBeDefined();
  expect(document.querySelectorAll('form input[value="cart.add"]')).toHaveLength(0);
  const card = screen.getByRole('listitem').filter({ has: screen.getByText('Prsluk') });
  await expect.element(card).toHaveTextContent('Sold out');
});

test('sold out products are marked in the strip of featured products · LIST-08', async () => {
  const [one] = plain.products;
  if (!one) throw new Error('The example lists no product.');
  const featured = [
    { ...one, inStock: true },
    { ...one, id: 0, slug: 'gone', name: 'Gone', inStock: false },
  ];
  await render(listOf({ ...plain, featured }));
  const strip = document.querySelector('[aria-labelledby="l-featured"]');
  const sold = [...(strip?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
  expect(sold.map((text) => text?.includes('Sold out'))).toEqual([false, true]);
});

/** A filter with 40 values, of which the list shows `shown`. */
function longFilter(shown: number): ListFilter {
  const values = Array.from({ length: shown }, (_, index) => ({
    valueLabel: `Brand ${index + 1}`,
    totalProducts: 3,
    attributeID: 9,
    value: String(index + 100),
  }));
  return {
    attributeCode: 'brand',
    label: 'Brand',
    type: 'multi select',
    attributeID: 9,
    values,
    kind: 'multiple',
    hiddenValues: 40 - shown,
  };
}

test('a filter with many values shows some of them and a button for all, which names its filter', async () => {
  await openFilters({ filters: [longFilter(10)] });
  const all = screen.getByRole('button', { name: 'Show all (40)' });
  await expect.element(all).toHaveAttribute('name', 'values');
  await expect.element(all).toHaveAttribute('value', 'brand');
  expect(document.querySelectorAll('[name=brand]')).toHaveLength(10);
});

test('when all values appear the focus goes to the first of them', async () => {
  await screen.viewport(1280, 900);
  const { rerender } = await render(listOf({ ...plain, filters: [longFilter(10)] }));
  const all = screen.getByRole('button', { name: 'Show all (40)' });
  (all.element() as HTMLElement).focus();
  await rerender(listOf({ ...requested('values=brand'), filters: [longFilter(40)] }));
  await expect.element(screen.getByRole('checkbox', { name: /^Brand 1 ?\(/ })).toHaveFocus();
  const kept = document.querySelector<HTMLInputElement>('input[type=hidden][name=values]');
  expect(kept?.value).toBe('brand');
});

test('a search in a filter leaves matching and chosen values, and counts them', async () => {
  await openFilters({ ...requested('brand=139'), filters: [longFilter(40)] });
  const search = screen.getByLabelText('Search: Brand');
  await search.fill('brand 2');
  await expect.element(screen.getByText('13 values')).toBeInTheDocument();
  const labels = [...document.querySelectorAll('[name=brand]')].map(
    (box) => box as HTMLInputElement,
  );
  expect(labels).toHaveLength(14);
  expect(labels.some(({ value, checked }) => value === '139' && checked)).toBe(true);
  await search.fill('none of these');
  await expect.element(screen.getByText('0 values')).toBeVisible();
  expect((search.element() as HTMLInputElement).form).toBeNull();
});
