import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Language } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { InLanguage, OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../../testing/fake-editor-api.ts';
import '../../../ui/tokens.css';
import { PriceListTexts } from './price-list-texts.tsx';
import { PricesGrid } from './prices-grid.tsx';

const row = (sku: string, price: number) => ({
  sku,
  name: { en: `A brass lamp with a long name ${sku}`, de: `Eine Lampe aus Messing ${sku}` },
  retailPrice: 2000,
  price,
});

async function openGrid(language: Language = 'en') {
  const known = { rows: [row('LAMP-0001-BRASS', 1000), row('LAMP-0002-STEEL', 1500)], total: 2 };
  const api = fakeEditorApi({ 'priceList.savePrices': () => ok(known) });
  await render(
    <OfficeStage api={api}>
      <div className="izlog-editor">
        <PriceListTexts>
          <InLanguage language={language}>
            <PricesGrid id={1} known={known} mayChange onSaved={() => {}} />
          </InLanguage>
        </PriceListTexts>
      </div>
    </OfficeStage>,
  );
  return api;
}

const priceOf = (sku: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Group price: .*${sku}`) });

test('a group price above the regular price is warned of at its cell, announced, and saved', async () => {
  await page.viewport(1440, 900);
  const api = await openGrid();
  const price = priceOf('LAMP-0002-STEEL');
  await price.fill('20');
  await expect.element(price).not.toHaveAccessibleDescription();
  await price.fill('20.01');
  await expect
    .element(price)
    .toHaveAccessibleDescription('Above the regular price, so it has no effect.');
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe(
    'LAMP-0002-STEEL: Above the regular price, so it has no effect.',
  );
  await expect.element(priceOf('LAMP-0001-BRASS')).not.toHaveAccessibleDescription();
  await page.getByRole('button', { name: 'Save prices' }).click();
  expect(api.calls.at(-1)).toMatchObject({
    name: 'priceList.savePrices',
    input: { rows: [{ sku: 'LAMP-0002-STEEL', price: 2001 }] },
  });
});

test('on a phone the grid fits, and the name of each product is below its SKU', async () => {
  await page.viewport(390, 800);
  await openGrid();
  const header = page.getByRole('rowheader', { name: /long name LAMP-0001-BRASS/ });
  await expect.element(header).toBeVisible();
  const frame = document.querySelector('table')?.parentElement;
  expect(frame?.scrollWidth).toBe(frame?.clientWidth);
});

test('in German amounts have a decimal comma; both signs are read, also from a spreadsheet', async () => {
  await page.viewport(1440, 900);
  const api = await openGrid('de');
  const price = priceOf('LAMP-0001-BRASS');
  await expect.element(price).toHaveValue('10,00');
  await price.fill('9.50');
  const data = new DataTransfer();
  data.setData('text/plain', 'LAMP-0002-STEEL\t1.234,50\nLAMP-0003-IRON\t7.25\n');
  const pasted = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
  page.getByRole('textbox', { name: 'SKU: New row' }).element().dispatchEvent(pasted);
  await page.getByRole('button', { name: 'Save prices' }).click();
  expect(api.calls.at(-1)?.input).toMatchObject({
    rows: [
      { sku: 'LAMP-0001-BRASS', price: 950 },
      { sku: 'LAMP-0002-STEEL', price: 123_450 },
      { sku: 'LAMP-0003-IRON', price: 725 },
    ],
  });
});
