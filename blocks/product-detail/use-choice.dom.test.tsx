import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { createFormsStore } from '#runtime/store/forms.ts';
import { pageOf } from '#tests/support/page.ts';
import type { DetailData } from './detail-data.ts';
import configurable from './fixtures/configurable.json';
import { useChoice } from './use-choice.ts';

const address = location.href;
afterEach(() => history.replaceState(null, '', address));

const data = configurable.data as unknown as DetailData;
const [first, second] = data.detail.variants;
const named = () => new URL(location.href).searchParams.get('variant');

/** Shows the id of the chosen variant; a button chooses the second variant. */
function Product() {
  const { shown, pick } = useChoice(data);
  const [[code, value] = ['', 0]] = Object.entries(second?.configuration ?? {});
  return (
    <button type="button" onClick={() => pick(code, value)}>
      {shown.sku}
    </button>
  );
}

const forms = createFormsStore(null);
const listOf = (path: string) => (
  <RuntimeContext value={{ page: { ...pageOf([]), path }, forms } as unknown as Runtime}>
    <Product />
  </RuntimeContext>
);

test('another language keeps the variant, and the URL contains it · I18N-02 PROD-01', async () => {
  const { rerender } = await render(listOf('/produkt/bluza'));
  expect(named()).toBe(null);
  await screen.getByRole('button').click();
  await expect.poll(named).toBe(String(second?.id));
  history.replaceState(null, '', address);
  await rerender(listOf('/de/product/bluza'));
  await expect.poll(named).toBe(String(second?.id));
  await expect.element(screen.getByText(second?.sku ?? '')).toBeVisible();
});

test('after back navigation the product has the variant in the URL · PROD-01', async () => {
  const url = new URL(address);
  url.searchParams.set('variant', String(first?.id));
  history.replaceState(null, '', url);
  await render(listOf('/produkt/bluza'));
  await expect.element(screen.getByText(first?.sku ?? '')).toBeVisible();
});
