import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { Category } from '#schemas/entities/category.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Pickers } from '../canvas/pickers.ts';
import { createPickers } from '../chrome/pickers/create-pickers.ts';
import { DialogStage, dialogTranslator } from './dialog-stage.tsx';
import { type FakeResponses, fakeEditorApi, onePage, oneRecordPage } from './fake-editor-api.ts';

type Card = EndpointOutput<'product.filter'>['records'][number];
type EventRow = EndpointOutput<'event.filter'>['records'][number];
type TermRow = EndpointOutput<'term.filterStandard'>['categories'][number];
type PostRow = EndpointOutput<'post.filterStandard'>['data'][number];

const products = ['majica', 'kapa', 'karta'].map(
  (slug, index) =>
    ({
      slug: `${slug}-en`,
      slugs: { hr: slug },
      name: slug,
      sku: `S${index}`,
      finalPrice: 1990,
      media: [],
    }) as unknown as Card,
);

const category = (slug: string, children: Category[] = []): Category => ({
  id: slug.length,
  name: slug,
  slug,
  image: null,
  sortTypes: [],
  sortDefaultType: null,
  description: '',
  parentId: null,
  flag: '',
  totalProducts: 2,
  children,
});

const post = {
  id: 1,
  title: 'Regata',
  slug: 'regata',
  excerpt: '',
  media: null,
  published_at: '2026-05-03T10:00:00Z',
  terms: { categories: [] },
} as PostRow;

const event = {
  id: 12,
  title: 'Noć svjetionika',
  dateFrom: '2026-08-01T20:00:00Z',
  location: 'Lastovo',
  media: null,
} as EventRow;

const term = { slug: 'news', slugMain: 'novosti', title: 'Novosti', totalPosts: 3 } as TermRow;

const responses: FakeResponses = {
  'event.filter': () => oneRecordPage([event]),
  'term.filterStandard': () => ok({ categories: [term], totalPages: 1, totalRecords: 1 }),
  'media.filterStandard': () => onePage([]),
  'usage.find': () =>
    ok([{ document: 'page:1', title: 'Naslovnica', path: '/', node: 'n1', handler: 'hero' }]),
  'product.filter': () => oneRecordPage(products),
  'product.get': ({ slug }) => {
    const found = products.find(({ slugs }) => slugs?.hr === slug);
    return found ? ok(found as EndpointOutput<'product.get'>) : fail('productNotFound');
  },
  'category.filter': () =>
    oneRecordPage([category('odjeća', [category('jakne')]), category('karte')]),
  'post.filterStandard': () => onePage([post, { ...post, id: 2, title: 'Bura', slug: 'bura' }]),
  'finder.searchSlugs': ({ kind = '' }) =>
    ok([
      { kind, id: 1, slug: 'about', title: 'O nama', target: `${kind}:o-nama`, path: '/o-nama' },
    ]),
};

/** Opens pickers over records of each kind, in Croatian. Returns what was chosen, and the calls. */
export async function stagePickers(prompt: (pickers: Pickers) => Promise<unknown>) {
  await page.viewport(1200, 900);
  const api = fakeEditorApi(responses);
  const results: unknown[] = [];
  const anchors = () => [{ id: 'kontakt', title: 'Kontakt' }];
  const currency = { code: 'EUR', label: '€', symbol: '€' };
  const t = dialogTranslator('hr');
  await render(
    <DialogStage
      api={api}
      open={async (dialogs) =>
        results.push(await prompt(createPickers({ api, dialogs, t, currency, anchors })))
      }
    />,
  );
  await page.getByRole('button', { name: 'open' }).click();
  return { api, results };
}

export const row = (name: string) => page.getByRole('row', { name });
export const apply = () => page.getByRole('button', { name: 'Primijeni' }).click();
