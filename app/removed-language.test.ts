import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteContentData } from '#schemas/site-data.ts';
import { chartCategory, plainChart } from '#tests/support/chart-data.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { type OtherSite, openOtherSite, serveOtherSite } from '#tests/support/other-site.ts';

const linesWith = (codes: readonly string[]) => [
  "  name: 'Harbour',",
  `  languages: [${codes.map((code) => `{ code: '${code}' }`).join()}],`,
  "  currencies: [{ code: 'EUR' }],",
  "  markets: [{ code: 'gb', countries: ['GB'], rules: 'gb' }],",
  "  timeZone: 'Europe/London',",
  "  country: 'GB',",
  "  orderPrefix: 'HB',",
];

const both = (en: string, it: string) => ({ en, it });
const content: SiteContentData = {
  taxes: [{ key: 'standard', rate: 20, title: both('Tax', 'Imposta') }],
  categories: [chartCategory(both('Charts', 'Carte'))],
  media: [
    {
      key: 'chart',
      width: 4,
      height: 3,
      title: both('Chart', 'Carta'),
      alt: both('Chart', 'Carta'),
    },
  ],
  pages: [
    {
      slug: both('harbour', 'porto'),
      title: both('The harbour', 'Il porto'),
      description: both('', ''),
      links: [{ element: { id: 'words', handler: 'text' } }],
    },
  ],
  products: [
    {
      ...plainChart,
      sku: 'CHART',
      slug: 'chart',
      name: both('Chart of the bay', 'Carta della baia'),
      description: both('', ''),
      retailPrice: 1000,
    },
  ],
};

let database: TestDatabase;
let site: OtherSite;
beforeAll(async () => {
  site = await openOtherSite(linesWith(['en', 'it']), content);
  database = site.database;
});
afterAll(() => site.close());

/** Restarts the site in these languages. */
async function restart(...codes: string[]): Promise<void> {
  site.stop();
  site = await serveOtherSite(linesWith(codes), database);
}

const statusOf = async (path: string) => (await site.page(path)).status;
const found = async (keywords: string) => {
  const { records } = await site.data<{ records: readonly object[] }>(
    'POST /api/v1/product/web/filter',
    { keywords },
    { languageCode: 'ita' },
  );
  return records.length;
};
const sitemap = async () => (await site.page('/sitemap/pages.xml')).body;
const products = async () => (await site.page('/sitemap/products-1.xml')).body;
const italian = ['/it/negozio', '/it/porto'];

test('a language that the site no longer has is hidden, stored, and back with the language', async () => {
  expect(await Promise.all(italian.map(statusOf))).toEqual([200, 200]);
  expect((await site.page('/harbour')).body).toContain('/it/porto');
  expect(await sitemap()).toContain('/it/porto');
  expect(await products()).toContain('hreflang="it"');
  expect(await found('baia')).toBe(1);

  await restart('en');
  expect(await Promise.all(italian.map(statusOf))).toEqual([404, 404]);
  expect(await statusOf('/harbour')).toBe(200);
  expect((await site.page('/harbour')).body).not.toContain('/it/porto');
  for (const file of [await sitemap(), await products()]) {
    expect(file).toContain('http');
    expect(file).not.toContain('/it');
    expect(file).not.toContain('hreflang="it"');
  }
  expect(await found('baia')).toBe(0);
  const kept = await database.db.selectFrom('products').select('name').executeTakeFirstOrThrow();
  expect(kept.name).toMatchObject({ it: 'Carta della baia' });

  await restart('en', 'it');
  expect(await Promise.all(italian.map(statusOf))).toEqual([200, 200]);
  expect((await site.page('/it/porto')).body).toContain('Il porto');
  expect(await sitemap()).toContain('/it/porto');
  expect(await products()).toContain('hreflang="it"');
  expect(await found('baia')).toBe(1);
}, 240_000);
