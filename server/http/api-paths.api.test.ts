import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite } from '#server/testing/site.ts';
import { openSiteApi, type Person, type SiteApi } from '#tests/support/api.ts';

/** Checks that apply to every call: its path, and the shape of its body. */
let site: SiteApi;
let customer: Person;
let staff: Person;
let editor: Person;
let clerk: Person;
let keepers: readonly Person[];
beforeAll(async () => {
  site = await openSiteApi(testSite);
  customer = await site.api.person();
  staff = await site.api.person(['admin']);
  editor = await site.api.person(['editor']);
  clerk = await site.api.person(['orders']);
  keepers = [await site.api.person(['pages']), await site.api.person(['catalogue'])];
});
afterAll(() => site.close());

const notFound = { status: 404, code: 'notFound' };

test('paths consist of api, a version and an area; the version is 1 unless 2 is stated · API-001', async () => {
  const { api } = site;
  const languages = { type: 'languages' };
  expect(await api.data('GET /api/v1/master/commons', languages)).toHaveProperty('languages');
  const cart = await api.data('GET /api/v2/ecommerce/cart/getNewCartSession');
  expect(cart).toHaveProperty('cartId');
  for (const path of [
    'v2/master/commons',
    'v1/ecommerce/cart/getNewCartSession',
    'master/commons',
    'v1/commons',
  ]) {
    expect(await api.error(`GET /api/${path}`, languages), path).toEqual(notFound);
  }
  expect((await api.send('GET /api/v1')).status).toBe(404);
});

test('user, master, settings, product, cms, ecommerce and media are separate areas · API-002', async () => {
  const { api } = site;
  const { email, password, headers } = await api.person(['admin']);
  const newsletter = { email, consents: [1] };
  const file = { name: 'popis.pdf', mime: 'application/pdf', size: 9 };
  const calls: readonly (readonly [call: string, fields: object, field: string])[] = [
    ['GET /api/v1/user/web/profile', {}, 'email'],
    ['GET /api/v1/master/commons', { type: 'countries' }, 'countries'],
    ['GET /api/v1/settings/general/user', { group: 'global', key: 'language' }, 'value'],
    ['POST /api/v1/product/web/filter', {}, 'records'],
    ['GET /api/v1/cms/option/filter', {}, 'CopyrightText'],
    ['GET /api/v2/ecommerce/settings/getCurrencyConfig', {}, 'mainCurrencyId'],
    ['POST /api/v1/media/file/getUploadUrl', file, 'url'],
    ['POST /api/v1/document/filter/web', {}, 'records'],
    ['POST /api/v1/web/consent/filter', {}, 'data'],
    ['POST /api/v1/event/public/filter', {}, 'records'],
    ['GET /api/v1/products/public/get', { slug: 'zvono' }, 'sku'],
    ['POST /api/v1/newsletter/subscribe', newsletter, 'confirmationRequired'],
    ['POST /api/v1/login', { username: email, password }, 'tokens'],
  ];
  for (const [call, fields, field] of calls) {
    expect(await api.data(call, fields, headers), call).toHaveProperty(field);
  }
  expect((await api.send('POST /api/v2/media/upload', {}, headers)).status).toBe(415);
  expect(await api.error('GET /api/v1/weather/get', {}, headers)).toEqual(notFound);
});

test.each([
  ['GET /api/v2/ecommerce/settings/getCurrencyConfig', {}, { mainCurrencyId: 1 }],
  ['POST /api/v1/product/web/filter', { keywords: 'kompas' }, { totalRecords: 1 }],
  ['GET /api/v1/product/web/get', { slug: 'kompas' }, { sku: 'KOMPAS' }],
])(
  'the body of %s contains only data, and no cache stores it · API-004 API-006',
  async (call, fields, inner) => {
    const { status, body, headers } = await site.api.send(call, fields);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(body)).toEqual(['data']);
    expect(body['data']).toMatchObject(inner);
  },
);

test('a list response has an array as data, an error response has no data · API-004 API-005', async () => {
  const layers = await site.api.send('POST /api/v1/product/layered/navigation');
  expect(layers.body).toEqual({ data: expect.any(Array) });
  const missing = await site.api.send('GET /api/v1/product/web/get', { slug: 'nema' });
  expect(missing.body).not.toHaveProperty('data');
  expect(missing.status).toBe(404);
  expect(missing.body).toMatchObject({
    errored: true,
    message: 'Product not found.',
    statusCode: 404,
  });
});

test('the status of an error is that of its body, which has a message · API-005', async () => {
  const { api } = site;
  const calls: readonly (readonly [status: number, call: string, headers?: Person['headers']])[] = [
    [400, 'POST /api/v1/user/web/register'],
    [401, 'GET /api/v1/user/web/profile'],
    [403, 'GET /api/v1/user/profile', customer.headers],
    [404, 'GET /api/v1/cms/term/get/nema'],
    [404, 'GET /api/v1/weather/get'],
    [415, 'POST /api/v2/media/upload', staff.headers],
  ];
  for (const [wanted, call, headers] of calls) {
    const { status, body } = await api.send(call, {}, headers);
    expect([status, body['errored'], body['statusCode']], call).toEqual([wanted, true, wanted]);
    expect(body['message'], call).toMatch(/^[A-Z].+\.$/);
    expect(body, call).not.toHaveProperty('data');
  }
});

test('personal data is in no cache, nor are refusals · API-006', async () => {
  const { api } = site;
  const calls = ['GET /api/auth/user', 'GET /api/v1/user/web/profile', 'GET /api/v1/refresh'];
  for (const call of calls) {
    for (const headers of [customer.headers, {}]) {
      const reply = await api.send(call, {}, headers);
      expect(reply.headers['cache-control'], call).toBe('no-store');
    }
  }
});

/** The calls of the back office, by their ids in the catalogue. */
const staffCalls = `
API-028 POST /api/v1/master/domain/filter
API-029 GET /api/v1/settings/general/user
API-041 POST /api/v1/cms/post/create
API-043 POST /api/v1/cms/postType/create
API-044 POST /api/v1/cms/postType/filterStandard
API-045 DELETE /api/v1/cms/postType/delete/1
API-046 POST /api/v1/cms/media/filterStandard
API-047 POST /api/v1/cms/media/create
API-048 DELETE /api/v1/cms/media/delete/1
API-049 PATCH /api/v1/cms/media/update/1
API-057 POST /api/v1/cms/element/create
API-058 PATCH /api/v1/cms/element/update/zaglavlje
API-061 GET /api/v1/cms/finder/searchSlugs
API-063 PUT /api/v1/cms/link/postTranslation/o-nama/bulk
API-064 PUT /api/v1/cms/link/postTranslation/o-nama/bulkExisting
API-065 POST /api/v1/cms/link/o-nama/createTranslationFromOriginal
API-066 PUT /api/v1/cms/link/postType/1/bulk
API-067 POST /api/v1/cms/link/masters/zaglavlje
API-070 POST /api/v1/cms/form/filter
API-075 POST /api/v1/cms/consent/create
API-076 GET /api/v1/cms/consent/filter
API-078 GET /api/v1/cms/pipeline/hasRunningPipeline
API-102 POST /api/v2/media/upload
API-103 DELETE /api/v1/media/directoryItem/delete
API-104 POST /api/v1/media/file/getUploadUrl
API-105 POST /api/v1/media/file/addFromBucketPublic
API-106 POST /api/v1/media/file/addFromBucket
`;

/** Every other call of these needs a right to edit. */
const forAllStaff = ['API-028', 'API-029', 'API-078'];

test.each(
  staffCalls
    .trim()
    .split('\n')
    .map((line) => line.split(' ')),
)(
  '%s: %s %s is a call for staff; visitors and customers are refused · PERM-16 PERM-21 API-028 API-029 API-041 API-043 API-044 API-045 API-046 API-047 API-048 API-049 API-057 API-058 API-061 API-063 API-064 API-065 API-066 API-067 API-070 API-075 API-076 API-078 API-102 API-103 API-104 API-105 API-106',
  async (id, method, path) => {
    const { api } = site;
    const call = `${method} ${path}`;
    expect(await api.error(call)).toEqual({ status: 401, code: 'unauthorized' });
    const refused = { status: 403, code: 'forbidden' };
    expect(await api.error(call, {}, customer.headers)).toEqual(refused);
    const others = path?.includes('/media/') ? keepers : [];
    for (const { headers } of [staff, editor, ...others]) {
      expect([401, 403]).not.toContain((await api.send(call, {}, headers)).status);
    }
    const { status } = await api.send(call, {}, clerk.headers);
    expect(status === 403).toBe(!forAllStaff.includes(id ?? ''));
    const other = method === 'PATCH' ? 'PUT' : 'PATCH';
    expect(await api.error(`${other} ${path}`, {}, staff.headers)).toEqual(notFound);
  },
);

test('edited elements, their places and new pages have calls, for staff only · EDIT-13 EDIT-14 EDIT-16 EDIT-17 PERM-14 PERM-21 EDIT-15', async () => {
  for (const call of [
    'POST /api/v1/cms/element/create',
    'PATCH /api/v1/cms/element/update/zaglavlje',
    'PUT /api/v1/cms/link/postTranslation/o-nama/bulk',
    'PUT /api/v1/cms/link/postTranslation/o-nama/bulkExisting',
    'PUT /api/v1/cms/link/postType/1/bulk',
    'POST /api/v1/cms/link/o-nama/createTranslationFromOriginal',
    'POST /api/v1/cms/link/masters/zaglavlje',
    'POST /api/v1/cms/post/create',
  ]) {
    expect(await site.api.error(call), call).toEqual({ status: 401, code: 'unauthorized' });
    const refused = { status: 403, code: 'forbidden' };
    expect(await site.api.error(call, {}, customer.headers), call).toEqual(refused);
    const { status, body } = await site.api.send(call, {}, staff.headers);
    expect([call, status, body['code']]).not.toEqual([call, 404, 'notFound']);
    expect([401, 403], call).not.toContain(status);
  }
});

test('calls for developers are not found outside development, not even by staff · DEV-12', async () => {
  for (const call of [
    'GET /_cli/get-latest-tag',
    'POST /_cli/get-latest-release',
    'GET /_cli/get-domain',
    'POST /_cli/set-domain',
  ]) {
    const fields = call.endsWith('set-domain') ? { url: 'http://shop.test' } : {};
    expect(await site.api.error(call, fields, staff.headers), call).toEqual(notFound);
  }
});

test.each([
  ['API-032', 'POST /api/v1/product/web/filter', { keywords: 'kompas' }, 'totalRecords'],
  ['API-035 CAT-05', 'POST /api/v1/product/web/tag/filter', {}, 'records'],
  ['API-036', 'GET /api/v1/product/checkBundles', { id: 6 }, 'entries'],
  ['API-037', 'GET /api/v1/cms/term/filter', {}, 'records'],
  ['API-051', 'GET /api/v1/cms/option/filter', {}, 'HomePageSlug'],
  [
    'API-052',
    'POST /api/v1/cms/comment/filterStandard',
    { target: 'product', targetId: 1 },
    'data',
  ],
  ['API-056', 'POST /api/v1/cms/element/getByHandlers', { handlers: ['call'] }, 'elements'],
  ['API-062', 'POST /api/v1/cms/finder/getUrlOnLanguage', { path: '/', language: 'eng' }, 'url'],
  ['API-077', 'POST /api/v1/cms/socialGetters/getIgByHashtags', { hashtags: ['more'] }, 'length'],
] as const)('%s: %s is a call for everybody', async (_, call, fields, field) => {
  expect(await site.api.data(call, fields)).toHaveProperty(field);
});

test.each([
  ['API-053', 'POST /api/v1/cms/comment/create', 400],
  ['API-055', 'PATCH /api/v1/cms/comment/update/1', 401],
  ['API-068', 'POST /api/v1/cms/wishlist/create', 401],
  ['API-072', 'POST /api/v1/cms/form/storeData', 400],
  ['API-074', 'POST /api/v1/cms/contact/contactAdmin', 400],
  ['API-112', 'POST /api/v1/newsletter/subscribe', 400],
])('%s: %s responds to an empty body with %i', async (_, call, status) => {
  expect(await site.api.error(call)).toMatchObject({ status });
});
