import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite } from '#server/testing/site.ts';
import { openSiteApi, type SiteApi } from '#tests/support/api.ts';

/** Checks that apply to every call: its path, and the shape of its body. */
let site: SiteApi;
beforeAll(async () => {
  site = await openSiteApi(testSite);
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
  const { headers } = await api.person(['admin']);
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
