import messages from 'virtual:messages/blocks/profile-panel';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import type { LoadContext } from '#runtime/block/types.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { type Language, languages, textsIn } from '#schemas/languages.ts';
import { orderStates } from '#server/services/orders/order-states.ts';
import { pageOf } from '#tests/support/page.ts';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { load, type ProfileData } from './data.ts';
import { Orders } from './orders.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function customer(name: string) {
  const { id } = await shop.database.db
    .insertInto('users')
    .values({ email: `${name}@example.com`, password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const actor = { kind: 'customer', userId: id, sessionId: crypto.randomUUID() } as const;
  return { actor };
}

async function buy(context: Awaited<ReturnType<typeof customer>>): Promise<string> {
  const cart = await readyCart(shop, [[ids.book, 2]], ids.bank);
  return (await shop.get('checkout.createOrder', orderOf(cart), context)).orderSlug;
}

function history(context: Awaited<ReturnType<typeof customer>>, query = '') {
  const api = {
    call: (name: 'document.filter', input: object) => {
      if (name === 'document.filter') expect(input).toMatchObject({ store: 1 });
      return shop.call(name, input, context);
    },
  };
  const session = { user: { isBackofficeUser: false }, wishlist: [] };
  const url = new URL(`https://shop.test/profil${query}`);
  const loaded = load({ api, session, url } as unknown as LoadContext, {
    showWishlist: false,
    showOrders: true,
    showMemberCard: true,
  });
  return loaded.then((result) => (result.ok ? result.value.orders : null));
}

it('counts all orders and lists the latest, each with a link · ORDER-16 ORDER-17 PROFILE-05', async () => {
  const ana = await customer('ana');
  const slugs: string[] = [];
  for (let i = 0; i < 7; i += 1) slugs.push(await buy(ana));
  const shown = await history(ana);
  expect(shown?.total).toBe(7);
  expect(shown?.latest.map(({ slug }) => slug)).toEqual(slugs.toReversed().slice(0, 5));
  expect(shown?.latest[0]).toMatchObject({ itemsCount: 2, total: 1800, state: 'pending_payment' });
  expect((await history(ana, '?orders=all'))?.latest).toHaveLength(7);
  const owner = await shop.call('checkout.order', { orderSlug: slugs[0] ?? '' }, ana);
  expect(owner.ok).toBe(true);
});

it('never shows orders of another user or another store · ORDER-15 PERM-10', async () => {
  const [ana, iva] = [await customer('ana2'), await customer('iva')];
  const orderSlug = await buy(ana);
  expect((await history(iva))?.total).toBe(0);
  expect(await shop.call('checkout.order', { orderSlug }, iva)).toMatchObject({ ok: false });
  const elsewhere = await shop.get('document.filter', { store: 2 }, ana);
  expect(elsewhere.totalRecords).toBe(0);
});

it.each([
  [0, '0 narudžbi'],
  [2, '2 narudžbe'],
  [7, '7 narudžbi'],
])('the profile shows the number of orders, %i · ORDER-16 PROFILE-05', (total, text) => {
  expect(render('hr', { total, latest: [] })).toContain(text);
});

it('each order links to its page · ORDER-17', () => {
  const latest = [line, { ...line, slug: 'y', number: 'MM-2026-2' }].map((each) => ({
    ...each,
    state: 'paid',
  }));
  const html = render('de', { total: 2, latest });
  expect(html.match(/<a [^>]*href="[^"]*orderSlug=./g)?.map((link) => link.at(-1))).toEqual([
    'x',
    'y',
  ]);
});

it('a link leads to all orders while only the latest are shown · ORDER-17', () => {
  const latest = [{ ...line, state: 'paid' }];
  expect(render('en', { total: 2, latest })).toContain('href="?orders=all"');
  expect(render('en', { total: 1, latest })).not.toContain('?orders=all');
});

it('formats each order in its own currency', () => {
  const paid = { ...line, state: 'paid' };
  const html = render('hr', {
    total: 2,
    latest: [paid, { ...paid, number: '2', currency: 'USD' }],
  });
  expect(html.match(/9,00\u00a0./g)).toEqual(['9,00\u00a0€', '9,00\u00a0$']);
});

it.each(languages)('every order state has a name in %s · ORDER-18', (language) => {
  const names = orderStates.map((state) => {
    const html = render(language, { total: 1, latest: [{ ...line, state }] });
    return /data-tone="\w+">([^<]+)</.exec(html)?.[1];
  });
  expect(new Set(names).size).toBe(orderStates.length);
  expect(names.join()).not.toMatch(/undefined|state\./);
});

const line = {
  number: 'MM-2026-1',
  slug: 'x',
  itemsCount: 1,
  createdAt: '2026-11-02T09:14:00.000Z',
  total: 900,
  currency: 'EUR',
};

function render(language: Language, orders: NonNullable<ProfileData['orders']>): string {
  const t = createTranslator(language, prefixed('profile-panel', textsIn(messages, language)));
  const forms = createFormsStore(null);
  const runtime = { page: pageOf([], { language }), t, forms } as unknown as Runtime;
  return renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <Orders id="p" orders={orders} />
    </RuntimeContext>,
  );
}
