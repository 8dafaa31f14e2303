import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Comment } from '#schemas/entities/comment.ts';
import type { Paginated } from '#schemas/entities/lists.ts';
import { testSite } from '#server/testing/site.ts';
import { openSiteApi, type Person, type SiteApi } from '#tests/support/api.ts';

/** Comments that an external program writes and changes. */
let site: SiteApi;
let ana: Person;
let other: Person;
beforeAll(async () => {
  site = await openSiteApi(testSite);
  ana = await site.api.person();
  other = await site.api.person();
});
afterAll(() => site.close());

const create = 'POST /api/v1/cms/comment/create';
const update = 'PATCH /api/v1/cms/comment/update';
const bell = { target: 'product', targetId: 1 };

const shown = async (target: object) =>
  (await site.api.data<Paginated<Comment>>('POST /api/v1/cms/comment/filterStandard', target)).data;

test('POST api/v1/cms/comment/create writes title, text and stars, or an answer · API-053 REVIEW-03', async () => {
  const { api } = site;
  const review = { title: 'Odlično', comment: 'Dobro zvono.', rating: 4 };
  const sent = { ...bell, ...review, store_id: 1 };
  const made = await api.data<Comment>(create, sent, ana.headers);
  expect(made).toEqual({
    ...review,
    id: expect.any(Number),
    author: 'Ana A.',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    parentId: null,
    canEdit: true,
    status: 'approved',
    language: 'hr',
    verified: false,
    byShop: false,
    helpful: 0,
  });
  expect(await shown(bell)).toEqual([{ ...made, canEdit: false }]);
  const answer = { ...bell, parentId: made.id, comment: 'I ja to mislim.' };
  const english = { ...other.headers, languageCode: 'eng' };
  expect(await api.data(create, answer, english)).toMatchObject({
    comment: answer.comment,
    parentId: made.id,
    rating: null,
    title: '',
    language: 'en',
  });
  const onSite = { target: 'site', comment: 'Lijepa trgovina.', rating: 5 };
  await api.data(create, onSite, ana.headers);
  expect(await shown({ target: 'site' })).toMatchObject([{ comment: onSite.comment, rating: 5 }]);
  expect(await shown({ target: 'product', targetId: 2 })).toEqual([]);
  const refusals: readonly (readonly [change: object, status: number, field: string])[] = [
    [{ rating: 0 }, 400, 'rating'],
    [{ rating: 6 }, 400, 'rating'],
    [{ target: 'event' }, 400, 'target'],
    [{ comment: ' ' }, 400, 'comment'],
    [{ targetId: 999 }, 404, 'targetId'],
    [{ parentId: 999, rating: undefined }, 404, 'parentId'],
  ];
  for (const [change, status, field] of refusals) {
    const refused = await api.error(create, { ...sent, ...change }, ana.headers);
    expect(refused, JSON.stringify(change)).toMatchObject({ status, field });
  }
  expect(await api.error(create, sent)).toEqual({ status: 403, code: 'onlyRegistered' });
});

test('PATCH api/v1/cms/comment/update changes title, text and stars of one’s own comment · API-055 REVIEW-06', async () => {
  const { api } = site;
  const target = { target: 'product', targetId: 3 };
  const review = { title: 'Čizme', comment: 'Udobne su.', rating: 3 };
  const made = await api.data<Comment>(create, { ...target, ...review }, ana.headers);
  expect(await shown(target)).toMatchObject([review]);
  const call = `${update}/${made.id}`;
  for (const change of [{ title: 'Dobre čizme' }, { comment: 'Vrlo su udobne.' }, { rating: 5 }]) {
    const [before] = await shown(target);
    const changed = { ...before, ...change, canEdit: true };
    expect(await api.data(call, change, ana.headers)).toEqual(changed);
    expect(await shown(target)).toEqual([{ ...changed, canEdit: false }]);
  }
  const forbidden = { status: 403, code: 'forbidden' };
  expect(await api.error(call, { rating: 1 }, other.headers)).toEqual(forbidden);
  expect(await api.error(call, { rating: 1 })).toEqual({ status: 401, code: 'unauthorized' });
  expect(await api.error(call, { rating: 6 }, ana.headers)).toMatchObject({ field: 'rating' });
  expect(await api.error(`${update}/999`, { rating: 1 }, ana.headers)).toMatchObject({
    status: 404,
  });
  expect(await shown(target)).toMatchObject([{ rating: 5 }]);
  const link = { comment: 'Pogledajte https://example.com/' };
  expect(await api.data(call, link, ana.headers)).toMatchObject({ ...link, status: 'pending' });
  expect(await shown(target)).toEqual([]);
});

test('POST api/v1/cms/comment/filterStandard lists the comments of one target in pages, the newest first · API-052', async () => {
  const { api } = site;
  const call = 'POST /api/v1/cms/comment/filterStandard';
  const target = { target: 'product', targetId: 4 };
  const list = (fields: object, headers = {}) =>
    api.data<Paginated<Comment>>(call, { ...target, ...fields }, headers);
  const texts = async (fields: object, headers = {}) => {
    const { data, pagination } = await list(fields, headers);
    return [data.map(({ comment }) => comment), pagination];
  };
  expect(await list({})).toEqual({ data: [], pagination: { totalPages: 0, totalRecords: 0 } });
  for (const [comment, { headers }] of [
    ['Prvi.', ana],
    ['Drugi.', other],
    ['Treći, s https://example.com/', ana],
  ] as const) {
    await api.data(create, { ...target, comment, rating: 4 }, headers);
  }
  const two = { totalPages: 2, totalRecords: 2 };
  expect(await texts({ limit: 1, page: 1 })).toEqual([['Drugi.'], two]);
  expect(await texts({ limit: 1, page: 2 })).toEqual([['Prvi.'], two]);
  const [mine, theirs] = [await list({}, ana.headers), await list({}, other.headers)];
  expect(mine.data.map(({ status, canEdit }) => [status, canEdit])).toEqual([
    ['pending', true],
    ['approved', false],
    ['approved', true],
  ]);
  expect(theirs.data.map(({ comment }) => comment)).toEqual(['Drugi.', 'Prvi.']);
  expect(await api.error(call, {})).toMatchObject({ status: 400, field: 'target' });
});
