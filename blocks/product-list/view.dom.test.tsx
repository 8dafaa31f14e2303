import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import type { ListData } from './data.ts';
import current from './fixtures/current.json';
import { messages } from './messages.ts';
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
const asked = (search: string): ListData => ({
  ...plain,
  query: parseListQuery(new URLSearchParams(search)),
});

function drawing(data: ListData) {
  const runtime = {
    page: { ...pageOf([], { language: 'en' }), path: '/shop/odjeca' },
    t: createTranslator('en', { ...prefixed('product-list', messages.en), 'core.close': 'close' }),
    session: createSessionStore(guest),
    forms: createFormsStore(null),
  } as unknown as Runtime;
  return (
    <RuntimeContext value={runtime}>
      <View id="l" options={options} data={data} slots={{}} />
    </RuntimeContext>
  );
}

const material = plain.filters.find(({ type }) => type === 'multi select');
const [first] = material?.values ?? [];

test('controls follow the address, focus stays · LIST-24', async () => {
  await screen.viewport(1280, 900);
  const { rerender } = await render(drawing(plain));
  const box = document.querySelector<HTMLInputElement>(`input[name=${material?.attributeCode}]`);
  box?.focus();
  await rerender(drawing(asked(`${material?.attributeCode}=${first?.value}`)));
  expect(box?.checked).toBe(true);
  expect(document.activeElement).toBe(box);
  await rerender(drawing(plain));
  expect(box?.checked).toBe(false);
});

test('a chosen filter is a link to the list without it · LIST-17', async () => {
  await render(drawing(asked(`${material?.attributeCode}=${first?.value}&page=2`)));
  const chip = screen.getByRole('link', { name: `Remove filter: ${first?.valueLabel}` });
  await expect.element(chip).toHaveAttribute('href', '/shop/odjeca');
});

test('an unknown filter type shows a red notice · LIST-06 ERR-66', async () => {
  const odd = { ...plain.filters[0], attributeCode: 'odd', type: 'carousel' } as never;
  await render(drawing({ ...plain, filters: [odd] }));
  await expect
    .element(screen.getByText('Unknown filter type “carousel” (odd)'))
    .toBeInTheDocument();
});

test('an empty list takes off the filter chosen last', async () => {
  const nothing = { ...asked('price=900-950'), products: [], totalPages: 0, totalRecords: 0 };
  await render(drawing(nothing));
  const wayOut = screen.getByRole('link', { name: /^Remove the filter/ });
  await expect.element(wayOut).toHaveAttribute('href', '/shop/odjeca');
});

test('the first page has no way back · LIST-13 LIST-14', async () => {
  await render(drawing({ ...plain, totalPages: 2 }));
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  await expect.element(link('First page')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(link('Next page')).toHaveAttribute('href', '/shop/odjeca?page=2');
});
