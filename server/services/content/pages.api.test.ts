import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Paginated } from '#schemas/entities/lists.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import type { LayoutElements } from '#schemas/entities/screen-document.ts';
import type { SiteApi } from '#tests/support/api.ts';
import { openEditorialSite } from '#tests/support/editorial-site.ts';
import { testSite } from '../../testing/site.ts';

let site: SiteApi;
beforeAll(async () => {
  site = await openEditorialSite();
});
afterAll(() => site.close());

const english = { languageCode: 'eng' };

test('the segments of a path are sent as a list · API-060 ROUTE-44', async () => {
  const decide = 'GET /api/v1/cms/finder/decide';
  expect(await site.api.data(`${decide}?route=o-nama`)).toEqual({
    kind: 'page',
    id: 2,
    slug: 'o-nama',
    redirect: null,
  });
  expect(await site.api.error(`${decide}?route=o-nama&route=nema`)).toMatchObject({ status: 404 });
  const home = { kind: 'page', id: 1, slug: 'naslovnica', redirect: null };
  expect(await site.api.data(`${decide}?route=`)).toEqual(home);
  expect(await site.api.data(`${decide}?route=about`, {}, english)).toMatchObject({ id: 2 });
  expect(await site.api.data(`${decide}?route=o-nama`, {}, english)).toEqual({
    kind: 'redirect',
    id: 2,
    slug: 'about',
    redirect: '/en/about',
  });
  const post = { kind: 'post', slug: 'prva', redirect: null };
  expect(await site.api.data(`${decide}?route=prva`)).toMatchObject(post);
  const moved = { from_path: '/stara/karta', to_path: '/produkt/kompas' };
  await site.database.db.insertInto('redirects').values(moved).execute();
  expect(await site.api.data(`${decide}?route=stara&route=karta`)).toMatchObject({
    kind: 'redirect',
    redirect: '/produkt/kompas',
  });
  expect(await site.api.error(decide)).toMatchObject({ status: 400, field: 'route' });
});

test('every link target is found by its words, with target and address · API-061', async () => {
  const { headers } = await site.api.person(['editor']);
  const search = (fields: object) =>
    site.api.data<readonly object[]>('GET /api/v1/cms/finder/searchSlugs', fields, {
      ...headers,
      ...english,
    });
  const found = async (kind: string, keywords: string) => search({ kind, keywords });
  expect(await found('page', 'ABOUT')).toEqual([
    {
      kind: 'page',
      id: 2,
      slug: 'about',
      title: 'About us',
      target: 'page:o-nama',
      path: '/en/about',
    },
  ]);
  expect(await found('post', 'prva')).toMatchObject([
    { slug: 'prva-en', title: 'Post prva', target: 'post:prva', path: '/en/prva-en' },
  ]);
  expect(await found('product', 'compass')).toMatchObject([
    { slug: 'kompas', title: 'Compass', target: 'product:kompas', path: '/en/product/kompas' },
  ]);
  expect(await found('category', 'odjeca')).toMatchObject([
    { title: 'odjeca (en)', target: 'category:odjeca', path: '/en/shop/odjeca' },
  ]);
  expect(await found('post-category', 'news')).toMatchObject([
    { title: 'News', target: 'post-category:novosti' },
  ]);
  expect(await found('event', 'regatta')).toMatchObject([
    { title: 'Regatta', target: expect.stringMatching(/^event:\d$/) },
  ]);
  expect(await found('author', 'anic')).toMatchObject([
    { title: 'Ana Anić', target: 'author:ana-anic' },
  ]);
  expect(await found('post', 'about')).toEqual([]);
  expect(await search({ keywords: 'prva' })).toMatchObject([{ kind: 'post' }]);
  expect(await search({ limit: 3 })).toHaveLength(3);
  expect((await search({ keywords: 'set' }))[0]).toMatchObject({ target: 'product:set' });
});

test('public options are read by key, all or the named ones · API-051', async () => {
  const call = 'GET /api/v1/cms/option/filter';
  const { site: shown } = testSite;
  const { SendEmailTo, ...options } = shown.options;
  expect(SendEmailTo).toBe('ured@example.com');
  expect(await site.api.data(call)).toEqual(options);
  expect(await site.api.data(`${call}?keys=NumberOfStars&keys=SendEmailTo`)).toEqual({
    NumberOfStars: 5,
  });
  expect(await site.api.data(`${call}?keys=HomePageSlug&keys=CopyrightText`)).toEqual({
    HomePageSlug: 'naslovnica',
    CopyrightText: '© Trgovina',
  });
});

test('shared elements are read by their handlers, in the order of the call · API-056', async () => {
  const call = 'POST /api/v1/cms/element/getByHandlers';
  const read = (...handlers: string[]) =>
    site.api.data<LayoutElements>(call, { handlers }, english);
  const { elements, media } = await read('call', 'header-section');
  expect(elements).toMatchObject([
    {
      id: 'poziv',
      handler: 'call',
      language_code: 'eng',
      options: { title: 'Call', note: 'Note', button: { label: 'Buy', tone: 'ink' } },
    },
    { id: 'zaglavlje', handler: 'header-section', options: { logo: 'pomorska-karta' } },
  ]);
  expect(media).toMatchObject({ 'pomorska-karta': { alt: 'Picture: pomorska-karta' } });
  expect((await read('header-section')).elements.map(({ id }) => id)).toEqual(['zaglavlje']);
  expect((await read('nepoznat')).elements).toEqual([]);
  for (const fields of [{}, { handlers: [] }]) {
    expect(await site.api.error(call, fields)).toMatchObject({ status: 400, field: 'handlers' });
  }
});

test('POST api/v1/cms/redirect/addFailedRequest counts a path that leads nowhere · API-050 ROUTE-43', async () => {
  const call = 'POST /api/v1/cms/redirect/addFailedRequest';
  expect(await site.api.data(call, { path: '/nema' })).toEqual({ done: true });
  await site.api.data(call, { path: '/nema', referrer: '/od' });
  await site.api.data(call, { path: '/en/Ni-Ovoga' });
  const paths = site.database.db
    .selectFrom('failed_requests')
    .select(['path', 'count', 'referrer']);
  expect(await paths.orderBy('path').execute()).toEqual([
    { path: '/en/Ni-Ovoga', count: 1, referrer: null },
    { path: '/nema', count: 2, referrer: '/od' },
  ]);
  expect(await site.api.error(call)).toMatchObject({ status: 400 });
});

test('the rules of comments are read for a store · API-054', async () => {
  const call = 'POST /api/v1/cms/comment/getOptions';
  expect(await site.api.data(call, { store_id: 1 })).toEqual({
    NumberOfStars: 5,
    UserCanEditComment: true,
  });
});

test('a medium has its file, texts, access and version · ENT-30', async () => {
  const { headers } = await site.api.person(['admin']);
  const call = 'POST /api/v1/cms/media/filterStandard';
  const { data } = await site.api.data<Paginated<Media>>(call, { keywords: 'kompas' }, headers);
  const [compass] = data;
  const { hash = '' } = compass ?? {};
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(compass).toMatchObject({
    id: expect.any(Number),
    driveId: hash,
    version: 1,
    title: 'kompas',
    description: null,
    size: 0,
    path: `/media/${hash}/640.jpeg`,
    newPath: null,
    usePublicPath: true,
    displayName: 'kompas',
    originalName: 'kompas.webp',
    extension: 'webp',
    mime: 'image/webp',
    access: 'public',
    default: false,
  });
  expect(compass?.alternativePaths).toContain(`/media/${hash}/640.webp`);
  expect(compass?.alternativePaths).not.toContain(compass?.path);
});

test('a medium has its own size, names, version and access, and can be the default · ENT-30', async () => {
  const { headers } = await site.api.person(['admin']);
  const names = { display_name: 'karta.webp', original_name: 'IMG_1.webp' };
  await site.database.db
    .updateTable('media')
    .set({ ...names, size: 4321, version: 7, access: 'other', is_default: true })
    .set({ description: JSON.stringify({ hr: 'Opis', en: 'About it' }) })
    .set({ title: JSON.stringify({ hr: 'Karta', en: 'Map' }) })
    .where('key', '=', 'pomorska-karta')
    .execute();
  const call = 'POST /api/v1/cms/media/filterStandard';
  const fields = { keys: ['pomorska-karta'] };
  const list = await site.api.data<Paginated<Media>>(call, fields, { ...headers, ...english });
  expect(list.data).toMatchObject([
    {
      version: 7,
      title: 'Map',
      description: 'About it',
      size: 4321,
      displayName: 'karta.webp',
      originalName: 'IMG_1.webp',
      access: 'other',
      usePublicPath: false,
      default: true,
    },
  ]);
});

test('a menu entry has id, title, link and child entries · ENT-20 API-059 NAV-17', async () => {
  const call = 'GET /api/v1/cms/navigation/tree/main';
  expect(await site.api.data<NavigationItem[]>(call, {}, english)).toEqual([
    {
      id: 1,
      title: 'About',
      link: 'page:o-nama',
      path: '/en/about',
      children: [
        {
          id: 2,
          title: 'Karte',
          link: 'category:karte',
          path: '/en/shop/karte',
          children: [],
        },
      ],
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
});

test('a menu is read by its key or the id of its element, in the requested language · API-059 NAV-17', async () => {
  const { db } = site.database;
  const { id } = await db
    .selectFrom('elements')
    .select('id')
    .where('handler', '=', 'navigation')
    .executeTakeFirstOrThrow();
  const call = 'GET /api/v1/cms/navigation/tree';
  const menu = await site.api.data<NavigationItem[]>(`${call}/main`);
  expect(menu.map(({ title, path }) => [title, path])).toEqual([
    ['O nama', '/o-nama'],
    ['Vani', 'https://example.com/'],
    ['Nigdje', null],
  ]);
  expect(await site.api.data(`${call}/${id}`)).toEqual(menu);
  expect(await site.api.error(`${call}/nema`)).toEqual({ status: 404, code: 'notFound' });
});

test('POST api/v1/cms/finder/getUrlOnLanguage finds pages, posts, screens, products and categories in another language · API-062', async () => {
  const call = 'POST /api/v1/cms/finder/getUrlOnLanguage';
  const url = (path: string, language: string) => site.api.data(call, { path, language });
  for (const [own, there] of [
    ['/', '/en'],
    ['/o-nama', '/en/about'],
    ['/prva', '/en/prva-en'],
    ['/kosarica', '/en/cart'],
    ['/produkt/kompas', '/en/product/kompas'],
    ['/shop/karte', '/en/shop/karte'],
  ] as const) {
    expect(await url(own, 'eng'), own).toEqual({ url: there });
    expect(await url(there, 'hrv'), there).toEqual({ url: own });
  }
  expect(await url('/nema', 'eng')).toEqual({ url: null });
  for (const field of ['path', 'language'] as const) {
    const { [field]: _, ...rest } = { path: '/', language: 'eng' };
    expect(await site.api.error(call, rest)).toMatchObject({ status: 400, field });
  }
});
