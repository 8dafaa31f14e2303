import messages from 'virtual:messages/blocks/category-list';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import type { LoadContext } from '#runtime/block/types.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { media } from '#schemas/entities/samples/media.ts';
import { textsIn } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { type CategoryData, type CategoryTile, load } from './data.ts';
import fixture from './fixtures/current.json' with { type: 'json' };
import { View } from './view.tsx';

const options = { title: '', parent: '', layout: 'tiles', showCounts: true } as const;
const category = (id: number, slug: string, children: readonly object[] = []) => ({
  id,
  slug,
  name: slug.toUpperCase(),
  flag: 'books',
  totalProducts: id,
  image: null,
  slugs: { hr: slug, en: `${slug}-en` },
  children,
});
const tree = [
  category(1, 'karte', [category(2, 'stare', [category(3, 'rucne')])]),
  category(4, 'dar'),
];

function shopAt(param: string | null, hasStore = true) {
  const requested: unknown[] = [];
  const call = async (name: string, input: object) => {
    requested.push([name, input]);
    return ok({ records: tree, totalPages: 1, totalRecords: 2 });
  };
  const screen = param === null ? 'shop' : 'category';
  const context = { api: { call }, site: { hasStore }, screen, param } as unknown as LoadContext;
  return { requested, context };
}

const slugs = (loaded: { ok: boolean; value?: unknown }) =>
  (loaded.value as CategoryData).tiles.map(({ slug }) => slug);

test('the shop shows its categories, read as a tree · CAT-01 CAT-03 ROUTE-06', async () => {
  const { requested, context } = shopAt(null);
  expect(slugs(await load(context, options))).toEqual(['karte', 'dar']);
  expect(requested).toEqual([['category.filter', { tree: true }]]);
});

test('a tile has name, address, count and picture of its category · CAT-01', async () => {
  const { context } = shopAt(null);
  const records = [{ ...category(7, 'knjige'), image: media }];
  const call = async () => ok({ records, totalPages: 1, totalRecords: 1 });
  const api = { call } as unknown as LoadContext['api'];
  expect(await load({ ...context, api }, options)).toMatchObject({
    value: {
      tiles: [{ id: 7, name: 'KNJIGE', slug: 'knjige', count: 7, picture: { alt: media.alt } }],
    },
  });
});

test.each([
  ['karte', ['stare']],
  ['stare-en', ['rucne']],
  ['rucne', []],
  ['unknown', []],
])('the address of %s shows its subcategories · CAT-01', async (slug, below) => {
  expect(slugs(await load(shopAt(slug).context, options))).toEqual(below);
});

test('without a store there are no categories · CAT-01 PAGE-03', async () => {
  const { requested, context } = shopAt(null, false);
  expect(slugs(await load(context, options))).toEqual([]);
  expect(requested).toEqual([]);
});

test('a server error is not shown as an empty shop · CAT-03', async () => {
  const { context } = shopAt(null);
  const api = { call: async () => fail('unavailable') };
  expect(await load({ ...context, api }, options)).toEqual(fail('unavailable'));
});

function htmlOf(data: CategoryData, layout: 'tiles' | 'chips'): string {
  const runtime = {
    page: pageOf([], { language: 'en' }),
    t: createTranslator('en', prefixed('category-list', textsIn(messages, 'en'))),
    session: createSessionStore(guest),
  } as unknown as Runtime;
  return renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <View id="c" options={{ ...options, layout }} data={data} slots={{}} />
    </RuntimeContext>,
  );
}

test('each is a link with its picture and name · CAT-01 ROUTE-32', () => {
  const html = htmlOf(fixture.data, 'tiles');
  const linksIn = (text: string) => text.match(/<a [^>]*href="\/en\/shop\/[^>]*>.*?<\/a>/g) ?? [];
  const links = linksIn(html);
  expect(links).toHaveLength(fixture.data.tiles.length);
  expect(linksIn(htmlOf(fixture.data, 'chips'))).toHaveLength(fixture.data.tiles.length);
  const [only] = fixture.data.tiles as CategoryData['tiles'];
  expect(linksIn(htmlOf({ tiles: [only as CategoryTile] }, 'tiles'))).toHaveLength(1);
  for (const [index, { name, slug, picture, count }] of fixture.data.tiles.entries()) {
    expect(links[index]).toContain(`${count} product`);
    expect(links[index]).toContain(`href="/en/shop/${slug}"`);
    expect(links[index]).toContain(name);
    expect(links[index]).toContain(picture?.sources[0]?.path);
  }
});

test.each([
  ['chips', 15, 0],
  ['chips', 16, 4],
  ['chips', 60, 48],
  ['tiles', 60, 0],
] as const)('of %s %i categories, %i are folded', (layout, total, folded) => {
  const [first] = fixture.data.tiles as CategoryData['tiles'];
  const tiles = Array.from({ length: total }, (_, id) => ({ ...first, id }) as CategoryTile);
  const [open = '', rest = ''] = htmlOf({ tiles }, layout).split('<details');
  const count = (html: string) => html.split('<a ').length - 1;
  expect([count(open), count(rest)]).toEqual([total - folded, folded]);
  if (folded > 0) expect(rest).toContain(`More categories (${folded})`);
});
