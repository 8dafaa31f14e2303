import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Consent, Goal } from '#schemas/entities/consent.ts';
import type { Form } from '#schemas/entities/form.ts';
import type { Paginated, Records } from '#schemas/entities/lists.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import type { Event, Post, PostCategory } from '#schemas/entities/post.ts';
import type { LayoutElements } from '#schemas/entities/screen-document.ts';
import { openSiteApi, type SiteApi } from '#tests/support/api.ts';
import { testSite } from '../../testing/site.ts';

/** A category of posts with a name and an address in each language. */
const topicOne = {
  title: { hr: 'tema-1', en: 'Topic' },
  slugs: { hr: 'tema-1', en: 'topic-1' },
};

/** Editorial content, read by an external program. */
let site: SiteApi;
beforeAll(async () => {
  const excerpt = { hr: 'Jedrilice', en: 'Sailing boats' };
  const body = { hr: '<p>Jedra</p><script>alert(1)</script>' };
  const events = testSite.events.map((event) => ({ ...event, excerpt, body }));
  const consents = testSite.consents.map((consent) => ({
    ...consent,
    displayName: { hr: 'Slažem se s <a href="/uvjeti">uvjetima</a>.' },
  }));
  const postCategories = [
    ...testSite.postCategories,
    ...topics.map((slug) => ({ slug, title: { hr: slug }, ...(slug === 'tema-1' && topicOne) })),
  ];
  const fairs = events.map((event) => ({
    ...event,
    key: 'sajam',
    title: { hr: 'Sajam', en: 'Fair' },
    dateFrom: '2026-09-01T08:00:00.000Z',
    dateTo: '2026-09-01T18:00:00.000Z',
  }));
  const all = [...fairs, ...events];
  site = await openSiteApi({ ...testSite, events: all, consents, postCategories });
  const { db } = site.database;
  await db
    .insertInto('posts')
    .values({ ...postOf('natjecaj'), post_type: 'natjecaj', published_at: '2026-01-20T08:00:00Z' })
    .execute();
  const author = {
    slug: 'ana-anic',
    name: 'Ana Anić',
    bio: JSON.stringify({ hr: '' }),
    media_id: null,
  };
  await db.insertInto('authors').values(author).execute();
});
afterAll(() => site.close());

/** A post without picture, author and address. */
const postOf = (title: string) => {
  const text = JSON.stringify({ hr: title });
  return { slugs: text, title: text, excerpt: text, body: text, media_id: null, author_id: null };
};

/** Categories of posts, more than a page of them. */
const topics = Array.from({ length: 11 }, (_, at) => `tema-${at + 1}`);

const english = { languageCode: 'eng' };

test('an event has text, picture, dates and location, in the list and on its own · EVENT-02 EVENT-03 API-113 API-114', async () => {
  const call = 'POST /api/v1/event/public/filter';
  const { records } = await site.api.data<Records<Event>>(call, {}, english);
  const [event] = records;
  expect(event).toMatchObject({
    id: expect.any(Number),
    title: 'Regatta',
    slug: 'regata',
    excerpt: 'Sailing boats',
    body: '<p>Jedra</p>',
    media: expect.objectContaining({
      key: 'kompas',
      alt: 'Picture: kompas',
      path: expect.stringMatching(/^\/media\/[^/]+\/640\.jpeg$/),
      width: 1000,
      height: 500,
    }),
    dateFrom: '2026-06-01T08:00:00.000Z',
    dateTo: '2026-06-02T18:00:00.000Z',
    location: 'Split',
    ticketSlug: 'zvono',
  });
  const alone = 'GET /api/v1/event/public/get';
  expect(await site.api.data(alone, { id: event?.id }, english)).toEqual(event);
  expect(await site.api.error(alone, { id: 999 })).toEqual({ status: 404, code: 'notFound' });
});

test('events are listed by their beginning, in pages, by words and between dates · API-113', async () => {
  const list = async (fields: object) => {
    const call = 'POST /api/v1/event/public/filter';
    const found = await site.api.data<Records<Event>>(call, fields, english);
    return [found.records.map(({ title }) => title), found.totalPages, found.totalRecords];
  };
  expect(await list({})).toEqual([['Regatta', 'Fair'], 1, 2]);
  expect(await list({ limit: 1, page: 2 })).toEqual([['Fair'], 2, 2]);
  expect(await list({ keywords: 'fair' })).toEqual([['Fair'], 1, 1]);
  expect(await list({ dateFrom: '2026-08-01T00:00:00Z' })).toEqual([['Fair'], 1, 1]);
  expect(await list({ dateTo: '2026-08-01T00:00:00Z' })).toEqual([['Regatta'], 1, 1]);
  const sort = { param: 'dateFrom', order: 'desc' };
  expect(await list({ sort })).toEqual([['Fair', 'Regatta'], 1, 2]);
});

interface Terms extends Omit<Records<PostCategory>, 'records'> {
  readonly categories: readonly PostCategory[];
}

const postsCall = 'POST /api/v1/cms/post/filterStandard';

test('posts are filtered by category, kind and date, newest first · API-042 POST-09 POST-11 SEARCH-11', async () => {
  const slugs = async (filters: object, more: object = {}) =>
    (await site.api.data<Paginated<Post>>(postsCall, { filters, ...more })).data.map(
      ({ slug }) => slug,
    );
  expect(await slugs({ display: 'components', postTypeSlugs: ['post'] })).toEqual([
    'druga',
    'prva',
  ]);
  expect(await slugs({ termSlugs: ['novosti'] })).toEqual(['prva']);
  expect(await slugs({ display: 'legacy', postTypeSlugs: ['nema'] })).toEqual([]);
  const winter = { dateFrom: '2026-01-15T00:00:00.000Z', dateTo: '2026-02-15T00:00:00.000Z' };
  expect(await slugs(winter)).toEqual(['druga']);
  expect(await slugs({ dateFrom: '2026-02-01T08:00:00.000Z' })).toEqual(['druga']);
  expect(await slugs({ dateFrom: '2026-02-01T08:00:00.001Z' })).toEqual([]);
  expect(await slugs({ dateTo: '2026-01-01T08:00:00.000Z' })).toEqual(['prva']);
  expect(await slugs({ dateTo: '2026-01-01T07:59:59.999Z' })).toEqual([]);
  const sort = { param: 'published_at', order: 'desc' };
  expect(await slugs({}, { sort, limit: 1 })).toEqual(['druga']);
  expect(await slugs({}, { sort })).toEqual(['druga', 'prva']);
  expect(await slugs({}, { sort: { ...sort, order: 'asc' } })).toEqual(['prva', 'druga']);
  expect(await slugs({}, { keywords: 'prva objave', limit: 9 })).toEqual(['prva']);
});

test('posts are of the type post unless others are named, shown by components or as before · API-042', async () => {
  const slugs = async (filters?: object) =>
    (await site.api.data<Paginated<Post>>(postsCall, filters && { filters })).data.map(
      ({ slug }) => slug,
    );
  const posts = ['druga', 'prva'];
  for (const filters of [undefined, {}, { display: 'components' }, { display: 'legacy' }]) {
    expect(await slugs(filters)).toEqual(posts);
  }
  expect(await slugs({ postTypeSlugs: ['natjecaj'] })).toEqual(['natjecaj']);
  expect(await slugs({ postTypeSlugs: ['natjecaj', 'post'] })).toEqual([
    'druga',
    'natjecaj',
    'prva',
  ]);
  expect(await slugs({ termSlugs: [...topics, 'novosti'] })).toEqual(['prva']);
  expect(await slugs({ termSlugs: topics })).toEqual([]);
  const unknown = { filters: { display: 'list' } };
  expect(await site.api.error(postsCall, unknown)).toMatchObject({ status: 400 });
});

test('a call that names no language gets a response in Croatian · I18N-01 I18N-04', async () => {
  const titleIn = async (headers: Record<string, string>) => {
    const found = await site.api.data<Records<Event>>(
      'POST /api/v1/event/public/filter',
      {},
      headers,
    );
    return found.records[0]?.title;
  };
  expect(await titleIn(english)).toBe('Regatta');
  expect(await titleIn({})).toBe('Regata');
  expect(await titleIn({ languageCode: 'xxx' })).toBe('Regata');
  expect(await titleIn({ languageCode: 'deu' })).toBe('Regata');
});

test('a post has title, excerpt, body, picture, date and categories · ENT-18', async () => {
  const { data } = await site.api.data<Paginated<Post>>(
    postsCall,
    { filters: { slug: 'prva-en' } },
    english,
  );
  expect(data).toMatchObject([
    {
      id: expect.any(Number),
      title: 'Post prva',
      excerpt: 'Šetnja Đardinom',
      body: '<p>Tijelo <b>objave</b></p>',
      media: { key: 'kompas' },
      published_at: '2026-01-01T08:00:00.000Z',
      terms: {
        slugMain: 'novosti',
        categories: [{ id: expect.any(Number), title: 'News', slug: 'novosti' }],
      },
    },
  ]);
});

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
  await site.api.data(call, { path: '/ni-ovoga' });
  const paths = site.database.db
    .selectFrom('failed_requests')
    .select(['path', 'count', 'referrer']);
  expect(await paths.orderBy('path').execute()).toEqual([
    { path: '/nema', count: 2, referrer: '/od' },
    { path: '/ni-ovoga', count: 1, referrer: null },
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
    displayName: 'kompas',
    originalName: 'kompas.webp',
    extension: 'webp',
    mime: 'image/webp',
    access: 'public',
    default: false,
  });
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
      default: true,
    },
  ]);
});

test('a category of posts has id, title and slug · ENT-19', async () => {
  const call = 'GET /api/v1/cms/term/filter';
  const { records } = await site.api.data<Records<PostCategory>>(call, {}, english);
  expect(records.map(({ slug }) => slug)).toEqual(['novosti', 'topic-1', ...topics.slice(1, 9)]);
  expect(records[0]).toEqual({
    id: expect.any(Number),
    title: 'News',
    slug: 'novosti',
    slugMain: 'novosti',
    slugs: expect.objectContaining({ hr: 'novosti', en: 'novosti' }),
    totalPosts: 2,
  });
});

test('categories of posts are listed in pages, or all at once · API-038', async () => {
  const list = async (fields: object) => {
    const call = 'POST /api/v1/cms/term/filterStandard';
    const found = await site.api.data<Terms>(call, { termTypeTitles: ['category'], ...fields });
    return [found.categories.map(({ slug }) => slug), found.totalPages, found.totalRecords];
  };
  expect(await list({ limit: 2 })).toEqual([['novosti', 'tema-1'], 6, 12]);
  expect(await list({ limit: 2, page: 2 })).toEqual([['tema-2', 'tema-3'], 6, 12]);
  expect(await list({ noPaginate: true })).toEqual([['novosti', ...topics], 1, 12]);
});

test('a category of posts is read by its id or its slug in any language · API-039 API-040', async () => {
  const call = 'GET /api/v1/cms/term/get';
  const slugs = expect.objectContaining({ hr: 'novosti', en: 'novosti' });
  const news = { slug: 'novosti', slugMain: 'novosti', slugs, title: 'News', totalPosts: 2 };
  const read = await site.api.data<PostCategory>(`${call}/novosti`, {}, english);
  expect(read).toEqual({ ...news, id: expect.any(Number) });
  expect(await site.api.data(`${call}/${read.id}`, {}, english)).toEqual(read);
  const topic = await site.api.data<PostCategory>(`${call}/topic-1`, {}, english);
  expect(topic).toMatchObject({ slug: 'topic-1', slugMain: 'tema-1', title: 'Topic' });
  expect(await site.api.data(`${call}/tema-1`, {}, english)).toEqual(topic);
  expect(await site.api.data(`${call}/topic-1`)).toMatchObject({ slug: 'tema-1', title: 'tema-1' });
  for (const unknown of ['999', 'nema', 'nije-vidljivo']) {
    expect(await site.api.error(`${call}/${unknown}`)).toMatchObject({ status: 404 });
  }
});

test('staff create a post with text, picture, category and day, or a page · API-041 EDIT-17', async () => {
  const { headers } = await site.api.person(['admin']);
  const call = 'POST /api/v1/cms/post/create';
  const { id: mediaId } = await site.database.db
    .selectFrom('media')
    .select('id')
    .where('key', '=', 'kompas')
    .executeTakeFirstOrThrow();
  const term = await site.api.data<PostCategory>('GET /api/v1/cms/term/get/novosti');
  const texts = { title: 'Fresh news', excerpt: 'In short', body: '<p>At length</p>' };
  const published_at = '2020-01-01T00:00:00.000Z';
  const fields = { ...texts, slug: 'fresh', mediaId, terms: [term.id], published_at };
  const staff = { ...headers, ...english };
  const made = await site.api.data<{ id: number }>(call, { postType: 'post', ...fields }, staff);
  expect(made).toMatchObject({ slug: 'fresh', title: 'Fresh news', postType: 'post' });
  const { data } = await site.api.data<Paginated<Post>>(
    postsCall,
    { filters: { slug: 'fresh' } },
    english,
  );
  const terms = { categories: [{ id: term.id, slug: 'novosti' }] };
  expect(data).toMatchObject([
    { id: made.id, ...texts, slug: 'fresh', published_at, media: { key: 'kompas' }, terms },
  ]);
  const page = await site.api.data(call, { title: 'Opening hours' }, staff);
  expect(page).toMatchObject({ slug: 'opening-hours', postType: 'page' });
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

test('a menu is read by its key or the id of its element, in the requested language · API-059', async () => {
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

test('a consent has number, text, form and required state · API-110 ENT-27 ENT-45 CONSENT-04', async () => {
  const call = 'POST /api/v1/web/consent/filter';
  const display_name = JSON.stringify({
    hr: 'Slažem se s <a href="/uvjeti" onclick="x()">uvjetima</a><script>alert(1)</script>.',
  });
  await site.database.db.updateTable('consents').set({ display_name }).execute();
  const list = await site.api.data<Paginated<Consent>>(call, { forWeb: true });
  const consent = {
    id: 1,
    uniqueNumber: 'C-1',
    displayName: 'Slažem se s <a href="/uvjeti">uvjetima</a>.',
    consents: [1],
  };
  expect(list).toEqual({
    data: [
      { ...consent, assigned_to: 'checkoutForm', requiredConsents: [], isRequired: false },
      { ...consent, assigned_to: 'newsletter', requiredConsents: [1], isRequired: true },
    ],
    pagination: { totalPages: 1, totalRecords: 2 },
  });
});

test.each([
  'newsletter',
  'contactForm',
  'registerForm',
  'checkoutForm',
  'addressForm',
  'productAvailabilityForm',
])(
  'staff assign a consent to the form %s, which then shows it · CONST-64 CONSENT-05',
  async (form) => {
    const { headers } = await site.api.person(['admin']);
    const read = () =>
      site.api.data<Paginated<Consent>>('POST /api/v1/web/consent/filter', {
        forWeb: true,
        assigned_to: form,
      });
    const before = (await read()).data.map(({ id, isRequired }) => ({ id, isRequired }));
    const assign = (consents: readonly number[], requiredConsents: readonly number[]) =>
      site.api.data(
        'POST /api/v1/cms/consent/create',
        { assigned_to: form, consents, requiredConsents },
        headers,
      );
    await assign([1], [1]);
    expect((await read()).data).toMatchObject([{ id: 1, assigned_to: form, isRequired: true }]);
    const required = before.filter(({ isRequired }) => isRequired);
    await assign(
      before.map(({ id }) => id),
      required.map(({ id }) => id),
    );
    expect((await read()).data).toHaveLength(before.length);
  },
);

test('staff list forms, and anyone reads one by its id or key · API-070 API-071', async () => {
  const { headers } = await site.api.person(['admin']);
  const field = { name: 'ime', label: { hr: 'Ime', en: 'Name' }, type: 'text', required: true };
  const trip = { hr: 'Prijava za izlet', en: 'A trip' };
  const view = { hr: 'Ocjena izleta', en: 'Your view' };
  await site.database.db
    .insertInto('forms')
    .values([
      {
        key: 'prijava',
        title: JSON.stringify(trip),
        fields: JSON.stringify([field]),
        settings: JSON.stringify({ formType: 'contactForm', sendTo: 'tajna@example.com' }),
      },
      { key: 'ocjena', title: JSON.stringify(view), fields: '[]', settings: '{}' },
    ])
    .execute();
  const list = (fields: object) =>
    site.api.data<Records<Form>>('POST /api/v1/cms/form/filter', fields, {
      ...headers,
      ...english,
    });
  const found = await list({ keywords: 'prijava' });
  const [form] = found.records;
  expect(found).toEqual({ records: [form], totalPages: 1, totalRecords: 1 });
  expect(form).toEqual({
    id: expect.any(Number),
    key: 'prijava',
    title: 'A trip',
    fields: [{ ...field, label: 'Name' }],
    captcha: null,
    formType: 'contactForm',
  });
  expect(await list({ keywords: 'izlet', limit: 1, page: 2 })).toMatchObject({
    records: [{ key: 'ocjena' }],
    totalPages: 2,
    totalRecords: 2,
  });
  const read = 'GET /api/v1/cms/form/get';
  for (const name of ['prijava', form?.id]) {
    expect(await site.api.data(`${read}/${name}`, {}, english)).toEqual(form);
  }
  expect(await site.api.error(`${read}/nema`)).toEqual({ status: 404, code: 'notFound' });
});

test('given consents are logged with their time, their form and who gave them · API-111 CONSENT-06 CONSENT-07', async () => {
  const call = 'POST /api/v1/web/consent/log/create';
  const log = {
    status: 'accepted',
    statusTimestamp: '2026-01-01T00:00:00Z',
    sourceType: 'cmsSite',
    assigned_to: 'newsletter',
    consents: [1],
    user: { userType: 'webUser', email: 'mia@example.com' },
  };
  for (const field of ['status', 'statusTimestamp', 'sourceType', 'consents', 'user'] as const) {
    const { [field]: _, ...rest } = log;
    expect(await site.api.error(call, rest), field).toMatchObject({ status: 400 });
  }
  const wrong = { status: 'x', sourceType: 'x', user: { ...log.user, userType: 'x' } };
  for (const [field, value] of Object.entries(wrong)) {
    expect(await site.api.error(call, { ...log, [field]: value })).toMatchObject({ status: 400 });
  }
  await site.api.data(call, log);
  const logs = site.database.db.selectFrom('consent_logs').selectAll();
  expect(await logs.where('email', '=', 'mia@example.com').execute()).toMatchObject([
    { consent_number: 'C-1', form_type: 'newsletter', given: true, subject: 'cmsSite' },
  ]);
});

const confirmEmail = 'GET /api/v1/cms/form/confirmEmail';

/** Sends a form with this goal; returns the call that the link of its mail makes. */
async function requestConfirmation(goal: { type: string; value: string }): Promise<string> {
  const { db } = site.database;
  const email = `${goal.type}@example.com`;
  const fields = [{ name: 'email', label: { hr: 'E-mail' }, type: 'email', required: true }];
  const { id } = await db
    .insertInto('forms')
    .values({
      key: goal.value,
      title: JSON.stringify({ hr: 'Upit' }),
      fields: JSON.stringify(fields),
      settings: JSON.stringify({ goal }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.api.data('POST /api/v1/cms/form/storeData', { id, data: { email } });
  const mails = db.selectFrom('outbox').select('payload').orderBy('id', 'desc');
  const { payload } = await mails.executeTakeFirstOrThrow();
  return `${confirmEmail}/${String(payload['token'])}`;
}

test.each([
  ['message', 'Hvala!', 'Hvala!'],
  ['url', '/hvala', '/hvala'],
  ['file', 'prirucnik', '/api/v1/media/goal/'],
])(
  'a confirmed e-mail returns a %s · ENT-28 API-073 DOI-01 DOI-02 DOI-03 DOI-04',
  async (type, value, goal) => {
    const confirm = await requestConfirmation({ type, value });
    const address = type === 'file' ? `${goal}${confirm.split('/').at(-1)}` : goal;
    const confirmedEmail = `${type}@example.com`;
    expect(await site.api.data<Goal>(confirm)).toEqual({
      goalType: type,
      goal: address,
      confirmedEmail,
    });
    expect(await site.api.error(`${confirmEmail}/kriva-oznaka`)).toMatchObject({
      code: 'tokenInvalid',
    });
  },
);

test('a confirmed e-mail without a goal that can be opened gives 404 · ERR-47 DOI-05', async () => {
  const confirm = await requestConfirmation({ type: 'url', value: 'javascript:alert(1)' });
  const { status, body } = await site.api.send(confirm);
  expect(status).toBe(404);
  expect(body).toMatchObject({ errored: true, message: 'goal or goalType were not defined' });
});
