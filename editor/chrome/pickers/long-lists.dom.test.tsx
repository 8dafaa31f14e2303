import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ok } from '#schemas/result.ts';
import { DialogStage, dialogTranslator } from '../../testing/dialog-stage.tsx';
import { type FakeResponses, fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { createPickers } from './create-pickers.ts';

const perPage = 30;
const euro = { code: 'EUR', label: '€', symbol: '€' };

/** More records than a page has, as staff whose language is English receive them. */
const records = Array.from({ length: 40 }, (_, at) => ({
  id: at + 1,
  slug: `record-${at}`,
  slugs: { hr: `zapis-${at}`, en: `record-${at}` },
  title: `Record ${at}`,
  name: `Record ${at}`,
  sku: `S${at}`,
  finalPrice: 100,
  published_at: '2026-01-10T08:00:00Z',
}));
const total = { totalPages: 2, totalRecords: records.length };
const pageOf = (page = 1) => records.slice((page - 1) * perPage, page * perPage);
const found = (slug: string) => records.filter(({ slugs }) => slugs.hr === slug);

const posts = (rows: typeof records) => rows.map((row) => ({ ...row, media: null }));
const products = (rows: typeof records) => rows.map((row) => ({ ...row, media: [] }));

const responses = {
  'post.filterStandard': ({ page, filters }: { page?: number; filters?: { slug?: string } }) =>
    ok({ data: posts(filters?.slug ? found(filters.slug) : pageOf(page)), pagination: total }),
  'product.filter': ({ page }: { page?: number }) =>
    ok({ records: products(pageOf(page)), ...total }),
  'product.get': ({ slug }: { slug: string }) => ok(products(found(slug))[0]),
} as unknown as FakeResponses;

test.each([
  ['post', 'MODAL-11 EDIT-09', 'Posts'],
  ['product', 'MODAL-12 EDIT-10', 'Products'],
] as const)(
  'a long list to choose a %s grows as it is scrolled, and a chosen one has its title · %s',
  async (kind, _, title) => {
    await page.viewport(1200, 900);
    const api = fakeEditorApi(responses, undefined, 'en');
    const t = dialogTranslator('en');
    const wanted = { kind, selected: ['zapis-35'], multiple: true, max: 2 };
    const results: unknown[] = [];
    await render(
      <DialogStage
        api={api}
        language="en"
        open={async (dialogs) => {
          const pickers = createPickers({ api, dialogs, t, currency: euro, anchors: () => [] });
          results.push(await pickers.chooseEntities(wanted));
        }}
      />,
    );
    await page.getByRole('button', { name: 'open' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const chosen = dialog.getByRole('grid', { name: 'Chosen' });
    await expect.element(chosen.getByRole('row', { name: 'Record 35' })).toBeVisible();
    const list = dialog.getByRole('grid', { name: title });
    const row = (name: string) => list.getByRole('row', { name, exact: true });
    await expect.element(row('Record 29')).toBeInTheDocument();
    row('Record 29').element().scrollIntoView();
    await expect.element(row('Record 39')).toBeInTheDocument();
    await row('Record 39').click();
    await expect.element(chosen.getByRole('row', { name: 'Record 39' })).toBeVisible();
    await row('Record 38').click();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect.poll(() => results).toEqual([['zapis-35', 'zapis-39']]);
  },
);
