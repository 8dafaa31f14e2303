import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Consent, Goal } from '#schemas/entities/consent.ts';
import type { Paginated, Records } from '#schemas/entities/lists.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import type { Event, PostCategory } from '#schemas/entities/post.ts';
import { openSiteApi, type SiteApi } from '#tests/support/api.ts';
import { testSite } from '../../testing/site.ts';

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
  site = await openSiteApi({ ...testSite, events, consents });
});
afterAll(() => site.close());

const english = { languageCode: 'eng' };

test('an event has text, picture, dates and location, in the list and on its own · EVENT-03', async () => {
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

test('a category of posts has id, title and slug · ENT-19', async () => {
  const call = 'GET /api/v1/cms/term/filter';
  const { records } = await site.api.data<Records<PostCategory>>(call, {}, english);
  expect(records).toEqual([
    {
      id: expect.any(Number),
      title: 'News',
      slug: 'novosti',
      slugMain: 'novosti',
      totalPosts: 2,
    },
  ]);
});

test('a menu entry has id, title, link and child entries · ENT-20', async () => {
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

test('a consent has number, text, form and required state · ENT-27 ENT-45', async () => {
  const call = 'POST /api/v1/web/consent/filter';
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
  ['message', 'Hvala!', 'Hvala!'],
  ['url', '/hvala', '/hvala'],
  ['file', 'prirucnik', '/api/v1/media/goal/'],
])('a confirmed e-mail returns a %s · ENT-28', async (type, value, goal) => {
  const { db } = site.database;
  const email = `${type}@example.com`;
  const fields = [{ name: 'email', label: { hr: 'E-mail' }, type: 'email', required: true }];
  const { id } = await db
    .insertInto('forms')
    .values({
      key: type,
      title: JSON.stringify({ hr: 'Upit' }),
      fields: JSON.stringify(fields),
      settings: JSON.stringify({ goal: { type, value } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.api.data('POST /api/v1/cms/form/storeData', { id, data: { email } });
  const mails = db.selectFrom('outbox').select('payload').orderBy('id', 'desc');
  const { payload } = await mails.executeTakeFirstOrThrow();
  const confirm = 'GET /api/v1/cms/form/confirmEmail';
  const token = String(payload['token']);
  const confirmed = await site.api.data<Goal>(`${confirm}/${token}`);
  const address = type === 'file' ? `${goal}${token}` : goal;
  expect(confirmed).toEqual({ goalType: type, goal: address, confirmedEmail: email });
  expect(await site.api.error(`${confirm}/kriva-oznaka`)).toMatchObject({ code: 'tokenInvalid' });
});
