import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { Category } from '#schemas/entities/category.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Pickers } from '../../canvas/pickers.ts';
import { DialogStage, dialogTranslator } from '../../testing/dialog-stage.tsx';
import {
  type FakeResponses,
  fakeEditorApi,
  onePage,
  oneRecordPage,
} from '../../testing/fake-editor-api.ts';
import { axeViolations } from '../dialogs/axe-violations.ts';
import { createPickers } from './create-pickers.ts';

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

async function stage(prompt: (pickers: Pickers) => Promise<unknown>) {
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

const row = (name: string) => page.getByRole('row', { name });
const apply = () => page.getByRole('button', { name: 'Primijeni' }).click();
const chosen = () => page.getByRole('grid', { name: 'Odabrano' });

test('products are chosen up to the maximum, as slugs of the default language · MODAL-12 · EDIT-10', async () => {
  const { results } = await stage((pickers) =>
    pickers.chooseEntities({ kind: 'product', selected: ['kapa'], multiple: true, max: 2 }),
  );
  const list = page.getByRole('grid', { name: 'Proizvodi' });
  await expect.element(list.getByRole('row', { name: 'majica' })).toHaveTextContent('19,90');
  await list.getByRole('row', { name: 'majica' }).click();
  await expect.element(page.getByText('2 od najviše 2')).toBeVisible();
  await list.getByRole('row', { name: 'karta' }).click();
  await expect.element(page.getByText('2 od najviše 2')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await apply();
  await expect.poll(() => results).toEqual([['kapa', 'majica']]);
});

test('chosen products are reordered with the keyboard · MODAL-12 EDIT-10', async () => {
  const { results } = await stage((pickers) =>
    pickers.chooseEntities({ kind: 'product', selected: ['kapa', 'karta'], multiple: true }),
  );
  await expect.element(chosen().getByRole('row', { name: 'kapa' })).toBeVisible();
  const handle = chosen().getByRole('row', { name: 'kapa' }).getByRole('button').first();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() =>
      chosen()
        .getByRole('row')
        .elements()
        .map((each) => each.getAttribute('data-key')),
    )
    .toEqual(['karta', 'kapa']);
  await apply();
  await expect.poll(() => results).toEqual([['karta', 'kapa']]);
});

test('one post is chosen with Enter · MODAL-11 · EDIT-09', async () => {
  const { results } = await stage((pickers) =>
    pickers.chooseEntities({ kind: 'post', selected: [], multiple: false }),
  );
  await expect.element(row('Regata')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await row('Regata').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => results).toEqual([['regata']]);
});

test('categories are found in their tree · MODAL-14 · EDIT-11', async () => {
  const { results } = await stage((pickers) =>
    pickers.chooseEntities({ kind: 'category', selected: [], multiple: false }),
  );
  await expect.element(row('jakne')).toHaveAttribute('aria-level', '2');
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('searchbox').fill('jak');
  await expect.element(row('karte')).not.toBeInTheDocument();
  await row('jakne').click();
  await page.getByRole('button', { name: 'Odaberi' }).click();
  await expect.poll(() => results).toEqual([['jakne']]);
});

test('Enter on a category chooses it · EDIT-11 MODAL-14', async () => {
  const { results } = await stage((pickers) =>
    pickers.chooseEntities({ kind: 'category', selected: [], multiple: false }),
  );
  await expect.element(row('karte')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(row('odjeća').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row('jakne')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => results).toEqual([['jakne']]);
});

test('events are chosen by id, post categories by their Croatian slug', async () => {
  const { results } = await stage(async (pickers) => [
    await pickers.chooseEntities({ kind: 'event', selected: [], multiple: true }),
    await pickers.chooseEntities({ kind: 'post-category', selected: [], multiple: false }),
  ]);
  await expect.element(row('Noć svjetionika')).toHaveTextContent('Lastovo');
  await row('Noć svjetionika').click();
  await apply();
  await expect.element(row('Novosti')).toHaveTextContent(/\d objav[ae]?$/);
  await row('Novosti').click();
  await page.getByRole('button', { name: 'Odaberi' }).click();
  await expect.poll(() => results).toEqual([[['12'], ['novosti']]]);
});

test('the uses of a link target are listed from the link dialog · MODAL-05 EDIT-07', async () => {
  const { api } = await stage((pickers) => pickers.chooseLink('page:o-nama'));
  await page.getByRole('button', { name: 'Gdje se koristi' }).click();
  const uses = page.getByRole('dialog', { name: /^Gdje se koristi/ });
  await expect.element(uses.getByRole('row', { name: 'Naslovnica' })).toBeVisible();
  expect(api.calls.at(-1)).toEqual({
    name: 'usage.find',
    input: { kind: 'link', value: 'page:o-nama' },
  });
});

test('an icon is found by a Croatian term and chosen with the keyboard · MODAL-04 · EDIT-08', async () => {
  const { results } = await stage((pickers) => pickers.chooseIcon('anchor'));
  await page.getByRole('searchbox').fill('kosarica brod');
  await expect.element(page.getByText('Ništa nije pronađeno.')).toBeVisible();
  await page.getByRole('searchbox').fill('brod');
  await expect.element(row('ship')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await row('ship').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => results).toEqual(['ship']);
});

test('the button Choose of the icons returns the selected one · MODAL-04 · EDIT-08', async () => {
  const { results } = await stage((pickers) => pickers.chooseIcon('anchor'));
  await expect.element(row('facebook')).toBeInTheDocument();
  await page.getByRole('searchbox').fill('ship');
  await row('ship').click();
  await page.getByRole('button', { name: 'Odaberi' }).click();
  await expect.poll(() => results).toEqual(['ship']);
});

test('a field that allows a few icons offers only those, with the present one chosen · MODAL-04 EDIT-08', async () => {
  const { results } = await stage((pickers) => pickers.chooseIcon('ship', ['anchor', 'ship']));
  await expect.element(row('ship')).toHaveAttribute('aria-selected', 'true');
  await expect.element(row('anchor')).toBeVisible();
  const icons = page.getByRole('dialog').getByRole('row');
  expect(icons.elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Odaberi' }).click();
  await expect.poll(() => results).toEqual(['ship']);
});

test('a link targets a page of the site, in a new tab · MODAL-05 · EDIT-07', async () => {
  const { results } = await stage((pickers) => pickers.chooseLink(''));
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await apply();
  await expect.element(page.getByText('Unos ovog polja je obavezan')).toBeVisible();
  await row('O nama').click();
  await page.getByText('Otvori u novoj kartici').click();
  expect(await axeViolations()).toEqual([]);
  await apply();
  await expect.poll(() => results).toEqual([{ target: 'page:o-nama', newTab: true }]);
});

test('an invalid web address shows an error message · MODAL-05 EDIT-07', async () => {
  const { results } = await stage((pickers) => pickers.chooseLink('https://izlog.hr'));
  const field = page.getByRole('textbox', { name: 'Web-adresa' });
  await field.fill('http://izlog.hr');
  await apply();
  await expect.element(page.getByText(/počinje s https/).first()).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('primjer.hr/karta');
  await apply();
  await expect.poll(() => results).toEqual([{ target: 'https://primjer.hr/karta', newTab: false }]);
});

test('a link targets an anchor of this page, or is removed · MODAL-05 EDIT-07', async () => {
  const { results } = await stage(async (pickers) => [
    await pickers.chooseLink('page:o-nama', true),
    await pickers.chooseLink('page:o-nama', true),
  ]);
  await page.getByRole('tab', { name: 'Mjesto na stranici' }).click();
  await row('Kontakt').click();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Ukloni' }).click();
  await expect
    .poll(() => results)
    .toEqual([
      [
        { target: '#kontakt', newTab: false },
        { target: '', newTab: false },
      ],
    ]);
});

test('stored values are resolved for fields: media in one call, links by their title', async () => {
  const { api, results } = await stage((pickers) =>
    Promise.all([
      pickers.findMedia('a'),
      pickers.findMedia('b'),
      pickers.describeLink('screen:cart'),
      pickers.describeLink('product:kapa'),
      pickers.findEntities('product', ['karta', 'gone']),
    ]),
  );
  await expect
    .poll(() => results)
    .toMatchObject([
      [
        null,
        null,
        { title: 'Košarica' },
        { title: 'kapa', detail: 'Proizvod' },
        [{ title: 'karta' }, { title: 'gone', value: 'gone' }],
      ],
    ]);
  const requested = api.calls.filter(({ name }) => name === 'media.filterStandard');
  expect(requested.map(({ input }) => input)).toEqual([{ keys: ['a', 'b'], limit: 2 }]);
});

test('posts are searched on the server, and several are chosen in order by the button · MODAL-11 · EDIT-09', async () => {
  const { api, results } = await stage((pickers) =>
    pickers.chooseEntities({ kind: 'post', selected: [], multiple: true }),
  );
  const list = page.getByRole('grid', { name: 'Objave' });
  await expect.element(list.getByRole('row', { name: 'Regata' })).toHaveTextContent('3. svibnja');
  await page.getByRole('searchbox').fill('rega');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.calls.at(-1)?.input).toMatchObject({ keywords: 'rega', page: 1 });
  for (const name of ['Bura', 'Regata']) {
    await list.getByRole('row', { name }).click();
    await expect.element(chosen().getByRole('row', { name })).toBeVisible();
  }
  await apply();
  await expect.poll(() => results).toEqual([['bura', 'regata']]);
});

test('products are searched on the server; one is chosen by the button, or none · MODAL-12 · EDIT-10', async () => {
  const { api, results } = await stage(async (pickers) => [
    await pickers.chooseEntities({ kind: 'product', selected: [], multiple: false }),
    await pickers.chooseEntities({ kind: 'product', selected: [], multiple: false }),
  ]);
  await page.getByRole('searchbox').fill('kap');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.calls.at(-1)?.input).toMatchObject({ keywords: 'kap', page: 1 });
  await expect.element(row('kapa')).toHaveTextContent('S1');
  await row('kapa').click();
  await page.getByRole('button', { name: 'Odaberi' }).click();
  await expect.element(row('kapa')).toHaveAttribute('aria-selected', 'false');
  await page.getByRole('button', { name: 'Odustani' }).click();
  await expect.poll(() => results).toEqual([[['kapa'], undefined]]);
});

test.each([
  ['product', 'MODAL-12 EDIT-10', 'kapa', 'kapa'],
  ['post', 'MODAL-11 EDIT-09', 'regata', 'Regata'],
] as const)(
  'a chosen %s is taken off, alone or out of several · %s',
  async (kind, _, value, title) => {
    const t = dialogTranslator('hr');
    const { results } = await stage(async (pickers) => [
      await pickers.chooseEntities({ kind, selected: [value], multiple: false }),
      await pickers.chooseEntities({ kind, selected: [value], multiple: true }),
    ]);
    await page.getByRole('button', { name: t('pickers.takeOff') }).click();
    await expect.element(chosen().getByRole('row', { name: title })).toBeVisible();
    await page.getByRole('button', { name: t('pickers.remove', { title }) }).click();
    await expect.element(chosen().getByRole('row', { name: title })).not.toBeInTheDocument();
    await apply();
    await expect.poll(() => results).toEqual([[[], []]]);
  },
);

test('several categories are chosen in their tree · MODAL-14 · EDIT-11', async () => {
  const { results } = await stage((pickers) =>
    pickers.chooseEntities({ kind: 'category', selected: ['karte'], multiple: true }),
  );
  await expect.element(chosen().getByRole('row')).toHaveTextContent('karte2 proizvoda');
  const tree = page.getByRole('treegrid', { name: 'Kategorije proizvoda' });
  await expect.element(tree.getByRole('row', { name: 'jakne' })).toHaveTextContent('2 proizvoda');
  await tree.getByRole('row', { name: 'jakne' }).click();
  await apply();
  await expect.poll(() => results).toEqual([['karte', 'jakne']]);
});

test('a link targets every kind of record, a screen, an e-mail address or a telephone · MODAL-05 · EDIT-07', async () => {
  const { results } = await stage(async (pickers) => [
    await pickers.chooseLink(''),
    await pickers.chooseLink('mailto:ana@example.com', true),
    await pickers.chooseLink('screen:cart'),
  ]);
  const kinds = () =>
    page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent);
  await expect
    .poll(kinds)
    .toEqual([
      'Stranica',
      'Objava',
      'Proizvod',
      'Kategorija',
      'Kategorija objava',
      'Događaj',
      'Zaslon',
      'Mjesto na stranici',
      'Web-adresa',
      'E-pošta',
      'Telefon',
    ]);
  await page.getByRole('tab', { name: 'Proizvod' }).click();
  await row('O nama').click();
  await expect.element(page.getByText('product:o-nama')).toBeVisible();
  await page.getByRole('tab', { name: 'E-pošta' }).click();
  await page.getByRole('textbox', { name: 'E-pošta' }).fill('ana@example.com');
  await apply();
  await expect
    .element(page.getByRole('textbox', { name: 'E-pošta' }))
    .toHaveValue('ana@example.com');
  await page.getByRole('tab', { name: 'Telefon' }).click();
  await page.getByRole('textbox', { name: 'Telefon' }).fill('+385 1 234');
  await apply();
  await expect.element(row('Košarica')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Odustani' }).click();
  await expect
    .poll(() => results)
    .toEqual([
      [
        { target: 'mailto:ana@example.com', newTab: false },
        { target: 'tel:+3851234', newTab: false },
        undefined,
      ],
    ]);
});
