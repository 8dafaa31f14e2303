import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#fixtures/museum/content/index.ts';
import { homeHref, pageHref, screenHref } from '#runtime/routes/href.ts';
import { type Language, languages, textsIn } from '#schemas/languages.ts';
import { invariant } from '#schemas/result.ts';
import { seedSite } from '#server/db/seed.ts';
import { hashPassword } from '#server/services/account/password.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openPages } from '#tests/support/demo-pages.ts';

const site = createSite();
let database: TestDatabase;
let shop: ReturnType<typeof openPages>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, site, null);
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
  const choiceOf = async (cookies: object) => {
    const { body } = await shop.request('/o-muzeju', { ...cookies }, { wants: 'data' });
    return JSON.parse(String(body)).page.session.cookieChoice;
  };
  for (const choice of ['all', 'necessary']) {
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await hasNotice()).toBe(true);
      expect(await hasNotice({ cookie_choice: choice })).toBe(false);
    }
    expect(await choiceOf({ cookie_choice: choice })).toBe(choice);
  }
  expect(await choiceOf({})).toBe('none');
});

const headOf = (body: unknown) =>
  ['<html lang="([^"]*)"', '<title>([^<]*)', '<link rel="canonical" href="([^"]*)"'].map(
    (part) => new RegExp(part).exec(String(body))?.[1],
  );

test.each(languages)(
  'in %s every page and post is at its slug, with its own title · PAGE-05 PAGE-02 ROUTE-16 ROUTE-29 ROUTE-30',
  async (language) => {
    const at = new Date().toISOString();
    const posts = site.posts.filter(({ publishedAt }) => publishedAt < at).slice(0, 3);
    const [, ...pages] = site.pages;
    const shown = [...pages, ...posts];
    expect(shown.length).toBeGreaterThan(12);
    for (const { slug, title } of shown) {
      const path = pageHref(language, textsIn(slug, language));
      const { status, body } = await shop.request(path);
      expect([path, status]).toEqual([path, 200]);
      const [lang, name, canonical] = headOf(body);
      expect([lang, canonical], path).toEqual([language, `http://shop.test${path}`]);
      expect(name?.replaceAll('&amp;', '&'), path).toContain(textsIn(title, language));
    }
  },
);

test.each([
  ['hr', 'Stranica nije pronađena'],
  ['en', 'This page could not be found'],
  ['de', 'Diese Seite wurde nicht gefunden'],
] as const)(
  'in %s an unknown address is a page with status 404, “%s” and a link home, also for a script · ROUTE-40 PAGE-07',
  async (language, message) => {
    const unknown = [
      pageHref(language, 'nema/toga'),
      screenHref(language, 'product', 'nema'),
      screenHref(language, 'shop', 'nema'),
      screenHref(language, 'event', 999),
      screenHref(language, 'blog', 'nema'),
    ];
    for (const path of unknown) {
      const { status, body } = await shop.request(path);
      expect([path, status]).toEqual([path, 404]);
      const [main = ''] = /<main.*<\/main>/s.exec(String(body)) ?? [];
      expect(main, path).toMatch(new RegExp(`<h1[^>]*>${message}</h1>`));
      expect(main, path).toContain(`href="${homeHref(language)}"`);
      const data = await shop.request(path, {}, { wants: 'data' });
      expect([path, data.status]).toEqual([path, 404]);
    }
  },
);

test.each(['html', 'data'] as const)(
  'the first visit stores the language of its page, also of one that visitors share, as %s · I18N-09',
  async (wants) => {
    for (const language of languages) {
      const path = screenHref(language, 'shop');
      for (let visit = 0; visit < 2; visit += 1) {
        const { cookies } = await shop.request(path, {}, { wants });
        const locale = cookies.find(({ name }) => name === 'locale');
        expect([path, locale?.value, locale?.maxAge]).toEqual([path, language, 31_536_000]);
      }
    }
  },
);

/** Logs a back-office user in at the staff login; returns the cookies. */
async function logInStaff(): Promise<Record<string, string>> {
  const [username, password] = ['vrata@example.com', 'lozinka-vrata'];
  const password_hash = await hashPassword(password);
  const account = { email: username, password_hash, is_backoffice: true };
  await database.db.insertInto('users').values(account).execute();
  const form = { _command: 'auth.login', username, password };
  const reply = await shop.request('/adminLogin', {}, { method: 'POST', form, wants: 'reply' });
  const tokens = reply.cookies.filter(({ name }) => ['at', 'rt'].includes(name));
  return Object.fromEntries(tokens.map(({ name, value }) => [name, value]));
}

test('in maintenance every visitor sees only the notice of it, but the staff login; staff see and use all · MAINT-01 MAINT-02 MAINT-03', async () => {
  const { db } = database;
  const closed = { key: 'Maintenance', value: 'true', public: true };
  await db.insertInto('options').values(closed).execute();
  shop.cache.drop(['options']);
  const paths = ['/', '/o-muzeju', '/en/shop', '/de/einkaufswagen', '/profil', '/nema', '/admin'];
  for (const path of paths) {
    const { status, body } = await shop.request(path);
    expect([path, status]).toEqual([path, 503]);
    expect(String(body), path).toMatch(/<main[^>]*>(?:(?!<\/main>).)*data-block="coming-soon"/s);
    expect(String(body), path).not.toContain('value="cart.add"');
    const data = await shop.request(path, {}, { wants: 'data' });
    expect([path, String(data.body)]).toEqual([path, '']);
  }
  const form = { _command: 'cart.add', productId: String(await idOf('tunera')), qty: '1' };
  for (const wants of ['html', 'reply'] as const) {
    const sent = { method: 'POST', form, wants } as const;
    const { status, cookies } = await shop.request('/o-muzeju', { locale: 'hr' }, sent);
    expect(status).toBe(wants === 'reply' ? 503 : 303);
    expect(cookies.map(({ name }) => name)).not.toContain('cartId');
  }
  const login = { _command: 'auth.login', username: 'nitko@example.com', password: 'lozinka-1' };
  const refused = { method: 'POST', form: login, wants: 'reply' } as const;
  expect((await shop.request('/adminLogin', {}, refused)).status).toBe(422);
  const choice = { _command: 'cookies.choose', choice: 'all' };
  const chosen = { method: 'POST', form: choice, wants: 'reply' } as const;
  expect((await shop.request('/', {}, chosen)).status).toBe(200);
  expect(String((await shop.request('/adminLogin')).body)).toContain('value="auth.login"');
  const staff = await logInStaff();
  const page = await shop.request('/o-muzeju', staff);
  expect(page.status).toBe(200);
  expect(String(page.body)).toContain('data-block="rich-text"');
  const data = await shop.request('/o-muzeju', staff, { wants: 'data' });
  expect(String(data.body)).toContain('"screen"');
  const added = await shop.request('/o-muzeju', staff, { method: 'POST', form, wants: 'reply' });
  expect(added.status).toBe(200);
  expect(added.cookies.map(({ name }) => name)).toContain('cartId');
  await db.deleteFrom('options').where('key', '=', 'Maintenance').execute();
  shop.cache.drop(['options']);
  expect((await shop.request('/')).status).toBe(200);
});
