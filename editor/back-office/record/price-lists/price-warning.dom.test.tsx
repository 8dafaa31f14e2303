import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { ok } from '#schemas/result.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../../testing/fake-editor-api.ts';
import { PriceFile } from './price-file.tsx';
import { PriceListTexts } from './price-list-texts.tsx';
import { PriceWarning } from './price-warning.tsx';

const warning = 'Above the regular price, so it has no effect.';

test('the check of a file counts prices above the regular one, and shows them first', async () => {
  const change = (sku: string, price: number | null) => ({
    sku,
    retailPrice: 2000,
    former: null,
    price,
  });
  const changes = [change('A', 1900), change('B', 2000), change('C', null), change('D', 2001)];
  const api = fakeEditorApi({
    'priceList.checkFile': () =>
      ok({
        columns: ['sku', 'price'],
        skuColumn: 'sku',
        priceColumn: 'price',
        changes,
        unchanged: 0,
        problems: [],
      }),
  });
  await render(
    <OfficeStage api={api}>
      <PriceListTexts>
        <PriceFile id={1} mayChange isDisabled={false} onSaved={() => {}} />
      </PriceListTexts>
    </OfficeStage>,
  );
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, new File(['sku,price'], 'prices.csv', { type: 'text/csv' }));
  await expect.element(page.getByRole('status')).toHaveTextContent(/Above the regular price1/);
  const rows = page.getByRole('table', { name: 'Prices that change' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent(`D`);
  await expect.element(rows.nth(1)).toHaveTextContent(warning);
  expect(page.getByText(warning).elements()).toHaveLength(1);
});

test.each([
  [2001, warning],
  [2000, ''],
])('a saved price of %d for a product of 2000 is warned of with “%s”', async (price, text) => {
  const row = { id: '1', revision: '1', values: { price, retail_price: 2000 } };
  await render(
    <OfficeStage api={fakeEditorApi({})}>
      <PriceWarning collection={{} as CollectionDescription} row={row} />
    </OfficeStage>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
});
