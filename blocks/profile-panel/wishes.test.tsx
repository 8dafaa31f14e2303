import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';
import { load } from './data.ts';
import fixture from './fixtures/current.json' with { type: 'json' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The panel of the profile, of a visitor who may have logged in. */
async function profileOf(visitor: ReturnType<typeof createVisitor>) {
  const session = await visitor.open('hr');
  const { user } = session;
  const actor = user
    ? ({ kind: 'customer', userId: user.id, sessionId: crypto.randomUUID() } as const)
    : ({ kind: 'anonymous' } as const);
  const api = {
    call: (...[name, input]: Parameters<TestShop['call']>) => shop.call(name, input, { actor }),
  };
  const url = new URL('https://shop.test/profil');
  const context = { api, session, url } as unknown as LoadContext;
  const loaded = await load(context, {
    showWishlist: true,
    showOrders: true,
    showMemberCard: true,
  });
  if (!loaded.ok) throw new Error(loaded.error.code);
  return { session, data: loaded.value };
}

/** Returns each linked product once: a product with variants has two links. */
const linksTo = (html: string) => [
  ...new Set([...html.matchAll(/<a [^>]*href="\/produkt\/([^"]*)"/g)].map(([, slug]) => slug)),
];

test('a customer sees the products of the wish list, the newest first, and how many · PROFILE-04 WISH-10', async () => {
  const visitor = createVisitor(shop);
  await visitor.run('auth.login', await addCustomer(shop));
  for (const id of [ids.map, ids.ring, ids.book]) {
    await visitor.run('wishlist.toggle', { productId: `${id}` });
  }
  const { session, data } = await profileOf(visitor);
  expect(data.wishes.map(({ id }) => id)).toEqual([ids.book, ids.ring, ids.map]);
  const html = await renderBlock('profile-panel', { session, data });
  expect(html).toContain('3 proizvoda');
  expect(linksTo(html)).toEqual(data.wishes.map(({ slug }) => slug));
});

test('a visitor without an account sees the list of this browser · PROFILE-04 WISH-01 WISH-10', async () => {
  const visitor = createVisitor(shop);
  await visitor.run('wishlist.toggle', { productId: `${ids.map}` });
  const { session, data } = await profileOf(visitor);
  const html = await renderBlock('profile-panel', { session, data });
  expect(linksTo(html)).toEqual(data.wishes.map(({ slug }) => slug));
  expect(data.wishes.map(({ id }) => id)).toEqual([ids.map]);
});

test.each([
  ['hr', 'Čuva se u ovom pregledniku.', '/prijava'],
  ['en', 'It is kept in this browser', '/en/login'],
  ['de', 'Sie bleibt in diesem Browser', '/de/login'],
] as const)(
  'in %s a visitor reads that the list stays here until login, and where to log in · WISH-01',
  async (language, text, login) => {
    const guest = { language, session: { user: null }, data: { ...fixture.data, orders: null } };
    const html = await renderBlock('profile-panel', guest);
    expect(html).toContain(text);
    expect(html).toContain(`href="${login}"`);
    expect(await renderBlock('profile-panel', { language })).not.toContain(text);
  },
);

test('on a list that somebody shared, the button names what it does instead of an icon', async () => {
  const [product] = fixture.data.wishes;
  const shared = { name: 'Rođendan', products: [{ ...product, canAdd: true, inStock: true }] };
  const session = { user: null };
  const html = await renderBlock('profile-panel', { session, data: { ...fixture.data, shared } });
  expect(html).toMatch(
    /<button[^>]*aria-label="Dodaj u košaricu: [^"]+"[^>]*>.*Dodaj u košaricu<\/span>/,
  );
});
