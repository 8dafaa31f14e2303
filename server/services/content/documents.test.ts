import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { invalidate } from '../../cache/invalidation.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createContentHandlers } from './handlers.ts';

let database: TestDatabase;
let site: ReturnType<typeof createCaller>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  site = createCaller(database.db, createContentHandlers);
});
afterAll(() => database.drop());

const home = (language?: 'hr' | 'en' | 'de') =>
  site.call('cms.screenDocument', { slug: 'naslovnica' }, language);

test('returns elements in order with children by slot · ENT-29 ENT-42', async () => {
  const { kind, title, elements } = await home();
  expect({ kind, title }).toEqual({ kind: 'page', title: 'Naslovnica' });
  expect(elements.map(({ handler }) => handler)).toEqual(['stack', 'call', 'call']);
  expect(elements[0]?.parts['main']?.map(({ id }) => id)).toEqual(['prvi', 'drugi']);
  expect(new Set(elements.map(({ id }) => id)).size).toBe(3);
});

test('inserts translations and keeps Croatian for the rest · I18N-01 I18N-04 I18N-07 PAGE-05', async () => {
  const croatian = await home();
  expect(croatian.title).toBe('Naslovnica');
  expect(croatian.elements[0]?.parts['main']?.[0]?.options).toMatchObject({ title: 'Dobro došli' });
  const { elements, title } = await home('en');
  expect(title).toBe('Home');
  const banner = elements[0]?.parts['main']?.[0];
  expect(banner?.language_code).toBe('eng');
  expect(banner?.options).toMatchObject({
    title: 'Welcome',
    link: { label: 'Više' },
    items: [{ text: 'One' }],
  });
});

test('lets a link override what its shared element shows · ENT-42', async () => {
  const [, here, plain] = (await home('en')).elements;
  expect(here?.options).toEqual({
    title: 'Samo ovdje',
    note: 'Note',
    button: { label: 'Buy', tone: 'sea' },
  });
  expect(plain?.options).toEqual({
    title: 'Call',
    note: 'Note',
    button: { label: 'Buy', tone: 'ink' },
  });
});

test('resolves links to pages and posts per language · ROUTE-28 ROUTE-29 ROUTE-30', async () => {
  expect((await home()).links).toEqual({
    'page:o-nama#tim': '/o-nama#tim',
    'page:naslovnica': '/',
    'post:prva': '/prva',
  });
  expect((await home('en')).links).toEqual({
    'page:o-nama#tim': '/en/about#tim',
    'page:naslovnica': '/en',
    'post:prva': '/en/prva-en',
  });
});

test('includes every medium named in options · ENT-30', async () => {
  const { media } = await home('en');
  expect(Object.keys(media)).toEqual(['kompas']);
  expect(media['kompas']).toMatchObject({ alt: 'Picture: kompas' });
});

test('returns the page’s address in every language · I18N-08', async () => {
  expect((await home()).alternates).toEqual({ hr: '/', en: '/en', de: '/de' });
  const about = await site.call('cms.screenDocument', { slug: 'about' }, 'en');
  expect(about.alternates).toEqual({ hr: '/o-nama', en: '/en/about', de: '/de/o-nama' });
});

test('reads the template of a screen · API-056', async () => {
  const cart = await site.call('cms.screenDocument', { template: 'cart' }, 'en');
  expect(cart).toMatchObject({ kind: 'template', template: 'cart', title: 'Cart', alternates: {} });
  const response = await site.result('cms.screenDocument', { template: 'nema' });
  expect(response).toEqual({ ok: false, error: { code: 'notFound' } });
});

test('returns the same frozen document until it changes · API-006', async () => {
  const before = await home();
  expect(await home()).toBe(before);
  expect(Object.isFrozen(before.elements[0]?.options)).toBe(true);
  await database.db
    .updateTable('elements')
    .set({ options: JSON.stringify({ title: 'Novo' }) })
    .where('id', '=', 'prvi')
    .execute();
  expect(await home()).toBe(before);
  await invalidate(site.deps, ['elements']);
  const after = await home();
  expect(after.elements).not.toBe(before.elements);
  expect(after.elements[0]?.parts['main']?.[0]?.options).toEqual({ title: 'Novo' });
});

test('shows a page only when it is published and in its languages · PAGE-05 ROUTE-40 I18N-08', async () => {
  const about = () => site.result('cms.screenDocument', { slug: 'o-nama' }, { language: 'de' });
  const pages = database.db.updateTable('pages').where('slugs', '@>', '{"hr":"o-nama"}' as never);
  await pages.set({ languages: ['hr', 'en'] }).execute();
  await invalidate(site.deps, ['pages']);
  expect((await about()).ok).toBe(false);
  const german = { path: '/o-nama', language: 'de' };
  expect(await site.call('finder.getUrlOnLanguage', german)).toEqual({ url: null });
  const decided = await site.result('finder.decide', { route: ['o-nama'] }, { language: 'de' });
  expect(decided).toMatchObject({ ok: false, error: { code: 'notFound' } });
  await pages
    .set({ languages: ['hr', 'en', 'de'], published_at: '2126-01-01T00:00:00Z' })
    .execute();
  await invalidate(site.deps, ['pages']);
  expect((await about()).ok).toBe(false);
  await pages.set({ published_at: '2026-01-01T00:00:00Z' }).execute();
  await invalidate(site.deps, ['pages']);
  expect((await about()).ok).toBe(true);
});

test('options choose header, footer and cookie notice, and a logo for a header without one · NAV-18 LAYOUT-17', async () => {
  const { db } = database;
  const known = await db
    .selectFrom('elements')
    .selectAll()
    .where('id', '=', 'zaglavlje')
    .executeTakeFirstOrThrow();
  const handlers = ['header-section', 'footer-section', 'cookie-section'];
  const both = handlers.flatMap((handler) =>
    ['a', 'b'].map((id) => ({
      ...known,
      handler,
      id: `${handler}-${id}`,
      slug: `own-${handler}-${id}`,
    })),
  );
  const added = both.map((row) => ({ ...row, document: `shared:${row.id}`, options: {} }) as never);
  await db.deleteFrom('elements').where('id', '=', 'zaglavlje').execute();
  await db.insertInto('elements').values(added).execute();
  const read = async () => {
    await invalidate(site.deps, ['options', 'elements']);
    return site.call('element.getByHandlers', { handlers });
  };
  const ids = async () => (await read()).elements.map(({ id }) => id);
  expect(await ids()).toEqual(['header-section-a', 'footer-section-a', 'cookie-section-a']);
  const chosen = ['CustomHeader', 'CustomFooter', 'CookieNotice'];
  // An option names an element by its slug or its id.
  for (const prefix of ['own-', '']) {
    const values = chosen.map((key, at) => ({
      key,
      value: `"${prefix}${handlers[at]}-b"`,
      public: true,
    }));
    await db.deleteFrom('options').where('key', 'in', chosen).execute();
    await db.insertInto('options').values(values).execute();
    expect(await ids()).toEqual(['header-section-b', 'footer-section-b', 'cookie-section-b']);
  }
  const logo = { key: 'Logo', value: '"kompas"', public: true };
  await db.insertInto('options').values(logo).execute();
  const { elements, media } = await read();
  expect(elements.map(({ options }) => options.logoPicture)).toEqual([
    'kompas',
    undefined,
    undefined,
  ]);
  expect(media).toHaveProperty('kompas');
  await db
    .deleteFrom('options')
    .where('key', 'in', [...chosen, 'Logo'])
    .execute();
  await db
    .deleteFrom('elements')
    .where(
      'id',
      'in',
      both.map(({ id }) => id),
    )
    .execute();
  await db
    .insertInto('elements')
    .values(known as never)
    .execute();
  await invalidate(site.deps, ['options', 'elements']);
});

test('reads shared elements by handler · API-056', async () => {
  const requested = { handlers: ['header-section', 'call'] };
  const layout = await site.call('element.getByHandlers', requested);
  expect(layout.elements.map(({ id }) => id)).toEqual(['zaglavlje', 'poziv']);
  expect(Object.keys(layout.media)).toEqual(['pomorska-karta']);
  expect(await site.call('element.getByHandlers', requested)).toBe(layout);
});

test('resolves pages, posts and the home page · API-060 PAGE-04 ROUTE-16 ROUTE-44', async () => {
  const decide = (route: string[], language?: 'en') =>
    site.call('finder.decide', { route }, language);
  expect(await decide([])).toMatchObject({ kind: 'page', slug: 'naslovnica', redirect: null });
  expect(await decide(['about'], 'en')).toMatchObject({ kind: 'page', slug: 'about' });
  expect(await decide(['prva'])).toMatchObject({ kind: 'post', slug: 'prva' });
  expect(await decide(['o-nama'], 'en')).toMatchObject({ kind: 'redirect', redirect: '/en/about' });
  expect(await decide(['naslovnica'])).toMatchObject({ kind: 'redirect', redirect: '/' });
  for (const route of [
    ['o-nama', 'tim'],
    ['o-nama', 'tim', 'prva', 'o-nama'],
  ]) {
    expect((await site.result('finder.decide', { route })).ok, route.join('/')).toBe(false);
  }
});

test('the home page is the page named by the option · PAGE-04', async () => {
  const { db } = database;
  const nameHome = async (slug: string) => {
    const value = JSON.stringify(slug);
    await db.updateTable('options').set({ value }).where('key', '=', 'HomePageSlug').execute();
    await invalidate(site.deps, ['options', 'pages']);
    return site.call('finder.decide', { route: [] });
  };
  expect(await nameHome('o-nama')).toMatchObject({ kind: 'page', slug: 'o-nama' });
  expect(await nameHome('home')).toMatchObject({ kind: 'page', slug: 'naslovnica' });
  const ownSlug = await site.call('finder.decide', { route: ['naslovnica'] });
  expect(ownSlug).toMatchObject({ kind: 'redirect', redirect: '/' });
  expect(await nameHome('naslovnica')).toMatchObject({ kind: 'page', slug: 'naslovnica' });
});

test('the home page is also at the home address of other languages · PAGE-04', async () => {
  const decide = (route: string[]) => site.call('finder.decide', { route }, 'en');
  expect(await decide([])).toMatchObject({ kind: 'page', slug: 'home', redirect: null });
  expect(await decide(['home'])).toMatchObject({ kind: 'redirect', redirect: '/en' });
});

test('finds nothing at unknown addresses or addresses of future pages · ROUTE-40', async () => {
  for (const route of [['nema'], ['buduca'], ['a', 'b'], ["x'; DROP TABLE pages"], ['o-nama\\']]) {
    const response = await site.result('finder.decide', { route });
    expect(response).toEqual({ ok: false, error: { code: 'notFound' } });
  }
});

test.each([
  '//evil.example',
  '/\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a\r\nset-cookie: b=c',
  '/../..//evil.example',
  '/krug-b',
])('a stored redirect to %j is not followed · RO1', async (to_path) => {
  const rows = [
    { from_path: '/krug-a', to_path },
    { from_path: '/krug-b', to_path: '/krug-a' },
  ];
  await database.db.deleteFrom('redirects').where('from_path', 'like', '/krug-%').execute();
  await database.db.insertInto('redirects').values(rows).execute();
  const found = await site.result('finder.decide', { route: ['krug-a'] });
  expect(found).toMatchObject({ ok: false, error: { code: 'notFound' } });
});

test('a chain of redirects is resolved to its end', async () => {
  const rows = [
    { from_path: '/prvi', to_path: '/drugi?a=1' },
    { from_path: '/drugi', to_path: '/produkt/karta?b=2#opis' },
  ];
  await database.db.insertInto('redirects').values(rows).execute();
  const found = await site.call('finder.decide', { route: ['prvi'] });
  expect(found).toMatchObject({ redirect: '/produkt/karta?b=2#opis' });
});

test('follows old slugs and redirects · API-060', async () => {
  await database.db
    .insertInto('page_slugs')
    .values({ language: 'hr', slug: 'tko-smo', page_id: 2, is_current: false })
    .execute();
  await database.db
    .insertInto('redirects')
    .values({ from_path: '/stara/karta', to_path: '/produkt/karta' })
    .execute();
  const decide = (route: string[]) => site.call('finder.decide', { route });
  expect(await decide(['tko-smo'])).toMatchObject({ kind: 'redirect', redirect: '/o-nama' });
  expect(await decide(['stara', 'karta'])).toMatchObject({ redirect: '/produkt/karta', id: null });
  await database.db
    .insertInto('redirects')
    .values({ from_path: '/en/old/map', to_path: '/en/product/map' })
    .execute();
  const english = await site.call('finder.decide', { route: ['old', 'map'] }, 'en');
  expect(english).toMatchObject({ kind: 'redirect', redirect: '/en/product/map' });
  expect((await site.result('finder.decide', { route: ['old', 'map'] })).ok).toBe(false);
});

test('counts requests to unknown addresses · API-050 ROUTE-43', async () => {
  const path = `/${'ž'.repeat(1990)}`;
  await site.call('redirect.addFailedRequest', { path });
  await site.call('redirect.addFailedRequest', { path, referrer: '/od' });
  const rows = await database.db.selectFrom('failed_requests').selectAll().execute();
  expect(rows).toMatchObject([{ path: path.slice(0, 500), count: 2, referrer: '/od' }]);
});

test('finds the same page in another language · API-062 I18N-08', async () => {
  const url = async (path: string, language: string) =>
    (await site.call('finder.getUrlOnLanguage', { path, language })).url;
  expect(await url('/o-nama', 'eng')).toBe('/en/about');
  expect(await url('/en/about', 'hrv')).toBe('/o-nama');
  expect(await url('/en', 'de')).toBe('/de');
  expect(await url('/de', 'hr')).toBe('/');
  expect(await url('/naslovnica', 'en')).toBe('/en');
  expect(await url('/en/home', 'hr')).toBe('/');
  expect(await url('/prva', 'en')).toBe('/en/prva-en');
  expect(await url('/en/prva-en', 'hr')).toBe('/prva');
  expect(await url('/buduca', 'en')).toBeNull();
  expect(await url('/nema', 'en')).toBeNull();
  for (const path of ['/o-nama', '/', '/en', '/prva']) expect(await url(path, 'xx')).toBeNull();
  expect(await url('/%E0%A4', 'en')).toBeNull();
});

test('reads a menu with addresses in the language · API-059 ENT-20 NAV-17 ROUTE-30', async () => {
  const menu = await site.call('navigation.tree', { id: 'main' }, 'en');
  expect(menu).toEqual([
    {
      id: 1,
      title: 'About',
      link: 'page:o-nama',
      path: '/en/about',
      children: [{ id: 2, title: 'Karte', link: 'category:karte', path: null, children: [] }],
    },
    {
      id: 3,
      title: 'Vani',
      link: 'https://example.com/',
      path: 'https://example.com/',
      children: [],
    },
    { id: 4, title: 'Nigdje', link: 'page:nigdje', path: null, children: [] },
  ]);
  expect((await site.result('navigation.tree', { id: '99' })).ok).toBe(false);
});

test('gets addresses of screens from the storefront · NAV-03', async () => {
  const screens = {
    targetHref: (language: string, target: string) => `/${language}!${target}`,
    translatePath: () => '/de/kasse',
    isTaken: () => false,
    isTemplate: () => false,
  };
  const wired = createCaller(database.db, createContentHandlers, { screens });
  const [about] = await wired.call('navigation.tree', { id: 'main' }, 'en');
  expect(about?.children[0]?.path).toBe('/en!category:karte');
  const response = await wired.call('finder.getUrlOnLanguage', {
    path: '/naplata',
    language: 'de',
  });
  expect(response).toEqual({ url: '/de/kasse' });
});

test('does not return private options · API-051 ENT-38', async () => {
  const options = await site.call('option.filter', {});
  expect(options).toMatchObject({ HomePageSlug: 'naslovnica', NumberOfStars: 5 });
  expect(options).not.toHaveProperty('SendEmailTo');
  expect(Object.keys(options).filter((key) => key.startsWith('site.'))).toEqual([]);
  expect(await site.call('option.filter', { keys: ['NumberOfStars', 'SendEmailTo'] })).toEqual({
    NumberOfStars: 5,
  });
});
