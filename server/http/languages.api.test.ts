import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenAddresses } from '#app/screen-addresses.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { testSite } from '#server/testing/site.ts';
import { openApi, openSiteApi, type SiteApi } from '#tests/support/api.ts';

/** Responses are cached in memory; each language must have its own. */
let site: SiteApi;
beforeAll(async () => {
  site = await openSiteApi(testSite);
  const { db } = site.database;
  // Products that are missing in a language make the counts differ too.
  const missing = { KOMPAS: ['hr', 'de'], ZVONO: ['hr', 'en'], CASA: ['hr', 'de'] };
  for (const [sku, languages] of Object.entries(missing)) {
    await db.updateTable('products').set({ languages }).where('sku', '=', sku).execute();
  }
  const synonyms = { language: 'en', words: 'chime, zvono' };
  await db.insertInto('search_synonyms').values(synonyms).execute();
});
afterAll(() => site.close());

const codes = ['hrv', 'eng', 'deu'];
/** In each order another language is requested first. */
const otherOrders = [
  ['eng', 'deu', 'hrv'],
  ['deu', 'hrv', 'eng'],
];

/** Requests a call in these languages, in this order, from a server with an empty cache. */
async function responsesIn(order: readonly string[], call: string, fields: object) {
  const { db } = site.database;
  const logger = pino({ level: 'silent' });
  const cache = createTagCache();
  const publicUrl = 'http://shop.test';
  const api = await openApi({ db, readDb: db, cache, logger, publicUrl, screens: screenAddresses });
  const found: Record<string, unknown> = {};
  for (const languageCode of order)
    found[languageCode] = await api.data(call, fields, { languageCode });
  await api.close();
  return found;
}

test.each([
  ['API-026', 'GET /api/v1/master/commons', { type: 'countries' }],
  ['API-027', 'POST /api/v2/master/domainDetect', {}],
  ['API-030 LIST-01', 'POST /api/v1/product/layered/navigation', {}],
  ['API-031', 'GET /api/v1/product/web/get', { slug: 'cizma' }],
  ['API-032', 'POST /api/v1/product/web/filter', {}],
  ['API-033', 'GET /api/v1/product/web/category/get/karte', {}],
  ['API-034', 'POST /api/v1/product/web/category/filter', { tree: true }],
  ['API-035', 'POST /api/v1/product/web/tag/filter', {}],
  ['API-036', 'GET /api/v1/product/checkBundles', { id: 6 }],
  ['API-037', 'GET /api/v1/cms/term/filter', {}],
  ['API-038', 'POST /api/v1/cms/term/filterStandard', {}],
  ['API-042', 'POST /api/v1/cms/post/filterStandard', {}],
  ['API-056', 'POST /api/v1/cms/element/getByHandlers', { handlers: ['call'] }],
  ['API-059', 'GET /api/v1/cms/navigation/tree/main', {}],
  ['SEARCH-01', 'GET /api/v1/cms/search/find', { query: 'about' }],
  ['SEARCH-01', 'GET /api/v1/cms/search/find', { query: 'excerpt' }],
  ['SEARCH-01', 'GET /api/v1/cms/search/find', { query: 'chime' }],
  ['I18N-07', 'GET /api/v2/cms/document', { template: 'cart' }],
  ['API-110', 'POST /api/v1/web/consent/filter', {}],
  ['API-113', 'POST /api/v1/event/public/filter', {}],
  ['API-114', 'GET /api/v1/event/public/get', { id: 1 }],
])(
  '%s: %s with %j responds in the language of the call, whichever language was requested before',
  async (_, call, fields) => {
    const responses = await responsesIn(codes, call, fields);
    expect(responses['eng']).not.toEqual(responses['hrv']);
    for (const order of otherOrders)
      expect(await responsesIn(order, call, fields)).toEqual(responses);
  },
);
