import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Paginated, Records } from '#schemas/entities/lists.ts';
import type { Event, Post, PostCategory } from '#schemas/entities/post.ts';
import type { SiteApi } from '#tests/support/api.ts';
import { openEditorialSite, topics } from '#tests/support/editorial-site.ts';

let site: SiteApi;
beforeAll(async () => {
  site = await openEditorialSite();
});
afterAll(() => site.close());

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
  const { records: croatian } = await site.api.data<Records<Event>>(call);
  expect(croatian[0]).toMatchObject({ id: event?.id, title: 'Regata' });
  expect(await site.api.data(alone, { id: event?.id })).toEqual(croatian[0]);
  expect(await site.api.error(alone, { id: 999 })).toEqual({ status: 404, code: 'notFound' });
});

test('events are listed by their beginning, in pages, by words and between dates · API-113 EVENT-02', async () => {
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
  const { data } = await site.api.data<Paginated<Post>>(postsCall, { filters: { slug: 'druga' } });
  expect(await slugs({ excludeIds: data.map(({ id }) => id) })).toEqual(['prva']);
});

test('posts are of the type post unless others are named, shown by components or as before · API-042 POST-11', async () => {
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

test('a post has title, excerpt, body, picture, date and categories · ENT-18 POST-04 POST-05 POST-06 POST-07 POST-08', async () => {
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

test('categories of posts are found by words and slug, and listed in pages · API-037', async () => {
  const list = async (fields: object) => {
    const call = 'GET /api/v1/cms/term/filter';
    const found = await site.api.data<Records<PostCategory>>(call, fields, english);
    return [found.records.map(({ slug }) => slug), found.totalPages, found.totalRecords];
  };
  expect(await list({ page: 2 })).toEqual([topics.slice(9), 2, 12]);
  expect(await list({ limit: 2, page: 2 })).toEqual([topics.slice(1, 3), 6, 12]);
  expect(await list({ keywords: 'TOPIC' })).toEqual([['topic-1'], 1, 1]);
  expect(await list({ slug: 'topic-1' })).toEqual([['topic-1'], 1, 1]);
  expect(await list({ keywords: 'nema' })).toEqual([[], 0, 0]);
});

test('categories of posts are listed in pages, or all at once without the hidden one, if their kind is requested · API-038 CONST-12', async () => {
  const list = async (fields: object) => {
    const call = 'POST /api/v1/cms/term/filterStandard';
    const found = await site.api.data<Terms>(call, { termTypeTitles: ['category'], ...fields });
    return [found.categories.map(({ slug }) => slug), found.totalPages, found.totalRecords];
  };
  expect(await list({ limit: 2 })).toEqual([['novosti', 'tema-1'], 6, 12]);
  expect(await list({ limit: 2, page: 2 })).toEqual([['tema-2', 'tema-3'], 6, 12]);
  const all = [['novosti', ...topics], 1, 12];
  expect(await list({ noPaginate: true })).toEqual(all);
  expect(await list({ noPaginate: true, termTypeTitles: undefined })).toEqual(all);
  expect(await list({ termTypeTitles: ['tag'] })).toEqual([[], 0, 0]);
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

test('staff create a post with text, picture, category and day, or a page · API-041 EDIT-17 ENT-18', async () => {
  const { headers } = await site.api.person(['admin']);
  const call = 'POST /api/v1/cms/post/create';
  const { id: mediaId } = await site.database.db
    .selectFrom('media')
    .select('id')
    .where('key', '=', 'kompas')
    .executeTakeFirstOrThrow();
  const term = await site.api.data<PostCategory>('GET /api/v1/cms/term/get/topic-1');
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
  const category = { id: term.id, slug: 'topic-1', title: 'Topic' };
  const terms = { slugMain: 'topic-1', categories: [category] };
  expect(data).toMatchObject([
    { id: made.id, ...texts, slug: 'fresh', published_at, media: { key: 'kompas' }, terms },
  ]);
  const page = await site.api.data(call, { title: 'Opening hours' }, staff);
  expect(page).toMatchObject({ slug: 'opening-hours', postType: 'page' });
});

test.each([
  [{ title: ' ' }, 'title'],
  [{ postType: 'form' }, 'postType'],
  [{ postType: 'post', mediaId: 999 }, 'mediaId'],
  [{ postType: 'post', terms: [999] }, 'terms'],
  [{ slug: 'o-nama' }, 'slugs.hr'],
])('a page or post with %j is not created · API-041', async (fields, field) => {
  const { headers } = await site.api.person(['admin']);
  const sent = { title: 'Broken', published_at: '2020-01-01T00:00:00.000Z', ...fields };
  const error = await site.api.error('POST /api/v1/cms/post/create', sent, headers);
  expect(error).toMatchObject({ field });
  const posts = await site.api.data<Paginated<Post>>(postsCall, { filters: { slug: 'broken' } });
  expect(posts.data).toEqual([]);
});
