import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#fixtures/museum/content/index.ts';
import type { Language } from '#schemas/languages.ts';
import { invariant } from '#schemas/result.ts';
import { seedSite } from '#server/db/seed.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openPages } from '#tests/support/demo-pages.ts';

let database: TestDatabase;
let shop: ReturnType<typeof openPages>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, createSite(), null);
  shop = openPages(database);
}, 60_000);
afterAll(() => database.drop());

async function idOf(slug: string): Promise<number> {
  const { product_id } = await database.db
    .selectFrom('product_slugs')
    .select('product_id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return product_id;
}

async function slugOf(slug: string, language: Language): Promise<string> {
  const found = await database.db
    .selectFrom('product_slugs')
    .select('slug')
    .where('product_id', '=', await idOf(slug))
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  return found.slug;
}

async function cartWith(slug: string) {
  const begun = await shop.api.call('cart.getNewCartSession', {});
  invariant(begun.ok, 'A cart can be begun.');
  const { cartId, protectCode } = begun.value;
  const productId = await idOf(slug);
  await shop.api.call('cart.addItem', { cartId, protectCode, productId, qty: 1 });
  return { cartId, protectCode };
}

test.each(['html', 'data'] as const)(
  'another language ends the cart session and has its own texts and currency, as %s · I18N-07',
  async (wants) => {
    const cart = { ...(await cartWith('tunera')), locale: 'hr' };
    const from = new URL('http://shop.test/produkt/tunera');
    const read = async (path: string) => {
      const { cookies, body } = await shop.request(path, cart, { wants, from });
      const ended = cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name);
      return { ended, text: String(body) };
    };
    const before = await read('/produkt/tunera');
    expect(before.ended).toEqual([]);
    expect(before.text).toMatch(/Dodaj u košaricu/);
    const after = await read(`/en/product/${await slugOf('tunera', 'en')}`);
    expect(after.ended).toEqual(['cartId', 'protectCode']);
    expect(after.text).toMatch(/Add to cart/);
    expect(after.text).toContain('EUR');
    expect(after.text).not.toMatch(/Dodaj u košaricu/);
  },
);

test.each([
  ['pages', '/o-muzeju', 'data-block="rich-text"'],
  ['posts', '/berba-s-druge-strane-kanala', 'data-block="post-detail"'],
  ['events', '/dogadjaj/1', 'data-block="event-detail"'],
  ['products', '/produkt/tunera', 'data-block="product-detail"'],
  ['a cart', '/kosarica', 'data-block="cart-items"'],
  ['a checkout', '/naplata', 'value="checkout.address"'],
  ['customer accounts', '/profil', 'value="auth.register"'],
  ['a wish list', '/profil', 'href="/produkt/majica-izobata"'],
])('the shop has %s · PAGE-01', async (_, path, part) => {
  const wishes = String(await idOf('majica-izobata'));
  const { status, body } = await shop.request(path, { ...(await cartWith('tunera')), wishes });
  expect(status).toBe(200);
  expect(body).toContain(part);
});

test('a page that is shared with new visitors has no cookie notice once the visitor has chosen · NAV-21', async () => {
  const hasNotice = async (cookies = {}) =>
    String((await shop.request('/o-muzeju', cookies)).body).includes('value="cookies.choose"');
  for (const choice of ['all', 'necessary']) {
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await hasNotice()).toBe(true);
      expect(await hasNotice({ cookie_choice: choice })).toBe(false);
    }
  }
});
