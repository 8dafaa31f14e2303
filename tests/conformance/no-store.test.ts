import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import type { LoadContext } from '#runtime/block/types.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import { readMenu } from '#runtime/page/read-menu.ts';
import { resolvePage } from '#runtime/page/resolve-page.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { deadShopLinks } from '#runtime/routes/shop-links.ts';
import { shopScreens } from '#runtime/routes/table.ts';
import { fail, ok } from '#schemas/result.ts';
import { fixturesOf } from '#tests/support/blocks.ts';
import { pageOf } from '#tests/support/page.ts';
import { pageRequest } from '#tests/support/page-request.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

const site = { ...pageOf([]).site, hasStore: false };
const inSite = { page: { site, links: deadShopLinks } };

test('a header has no cart and no link to the shop · PAGE-03', async () => {
  const options = { linkButton: { label: 'Kupi', target: 'screen:shop', newTab: false } };
  const withStore = await renderBlock('header-section', { options });
  expect(withStore).toMatch(/href="\/kosarica"[^]*Kupi|Kupi[^]*href="\/kosarica"/);
  const without = await renderBlock('header-section', { options, ...inSite });
  expect(without).not.toContain('href="/kosarica"');
  expect(without).not.toContain('Kupi');
});

test('a menu leaves out links to the shop · PAGE-03', async () => {
  const item = (link: string, children: object[] = []) => ({
    id: 1,
    title: link,
    link,
    path: null,
    children,
  });
  const tree = [
    item('screen:shop'),
    item('screen:blog', [item('category:knjige'), item('page:posjet')]),
    item('', [item('product:karta')]),
  ];
  const menu = (hasStore: boolean) =>
    readMenu(
      {
        api: { call: async () => ok(tree) },
        site: { ...site, hasStore },
      } as unknown as LoadContext,
      'main',
    );
  expect(await menu(true)).toEqual(tree);
  expect(await menu(false)).toEqual([item('screen:blog', [item('page:posjet')])]);
});

test('an event sells no ticket, but is not shown as free · PAGE-03', async () => {
  const data = { isFree: false, ticketSlug: null };
  const html = await renderBlock('event-detail', { ...inSite, data: await eventData(data) });
  expect(html).not.toContain('/produkt/');
  expect(html).not.toContain('Ulaz je slobodan');
});

test('a profile has no wish list · PAGE-03', async () => {
  const shown = await renderBlock('profile-panel');
  expect(shown).toMatch(/href="#wishes"[^]*value="wishlist\.toggle"/);
  const without = await renderBlock('profile-panel', inSite);
  expect(without).not.toMatch(/href="#wishes"|value="wishlist\.toggle"/);
});

test('a list of products is not shown · PAGE-03', async () => {
  expect(await renderBlock('product-list')).toContain('href="/produkt/');
  expect(await renderBlock('product-list', inSite)).toBe('');
});

test.each(['product-strip', 'category-list'])(
  'the block %s requests nothing and shows nothing · PAGE-03',
  async (name) => {
    const { load } = await import(`../../blocks/${name}/data.ts`);
    const calls: string[] = [];
    const call = async (requested: string) => {
      calls.push(requested);
      return fail('unavailable');
    };
    const fixture = fixturesOf(name).find((each) => each.name === 'current');
    const url = new URL('http://shop.test/shop');
    const context = { api: { call }, site, url, screen: 'page', param: null, language: 'hr' };
    const loaded = await load(context, fixture?.options);
    expect([loaded.ok, calls]).toEqual([true, []]);
    expect(await renderBlock(name, { ...inSite, data: loaded.value })).toBe('');
  },
);

async function eventData(change: object) {
  const { default: fixture } = await import('../../blocks/event-detail/fixtures/current.json', {
    with: { type: 'json' },
  });
  return { ...fixture.data, ...change };
}

/** Templates whose documents were requested. */
const requested: unknown[] = [];
const api = {
  async call(name: string, input: { readonly template?: string }) {
    if (name === 'cms.screenDocument') requested.push(input.template);
    return name === 'element.getByHandlers'
      ? ok({ elements: [], links: {}, media: {} })
      : fail('notFound');
  },
} as unknown as ApiClient;

test('screens of the shop are not found · PAGE-03', async () => {
  const by = { registry: {}, validators: {}, catalog: createCatalog({}), site };
  for (const screen of shopScreens) {
    const resolved = await resolvePage(pageRequest(screenHref('hr', screen, 'karta'), api), by);
    const shown = resolved.kind === 'page' ? resolved.page : null;
    expect([screen, shown?.screen, shown?.status]).toEqual([screen, 'not-found', 404]);
    expect(requested.splice(0), screen).toEqual(['not-found']);
    expect(shown?.links).toMatchObject(deadShopLinks);
  }
});
