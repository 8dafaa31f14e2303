import { describe, expect, it } from 'vitest';
import { entitySchemas } from '../entities/entities.ts';
import { faults } from '../faults.ts';
import { createAjv } from '../validation/ajv.ts';
import { contract, type EndpointName, endpoint, endpointNames } from './contract.ts';
import { dataEnvelope, errorEnvelopeSchema } from './envelope.ts';
import { defaultCacheControl, requestHeaders } from './headers.ts';
import { apiBase, areaOf, areas, defaultVersion } from './paths.ts';

/** Method and path as the product's checklist has them. */
const listed = [
  'POST /api/auth/login · API-007',
  'POST /api/auth/logout · API-008',
  'GET /api/auth/user · API-009',
  'POST /api/v1/login · API-010',
  'GET /api/v1/refresh · API-011',
  'POST /api/v1/user/social/oauth · API-012',
  'GET /api/v1/user/social/redirect-login · API-013',
  'GET /api/v1/user/web/profile · API-014',
  'GET /api/v1/user/profile · API-015',
  'GET /api/v1/user/web/verify/{token} · API-016',
  'GET /api/v1/user/web/validateMembersBarcode · API-017',
  'GET /api/v1/user/settings/external/checkUlazniceHr · API-018',
  'POST /api/v1/user/web/register · API-019',
  'PATCH /api/v1/user/web/update · API-020',
  'POST /api/v1/user/web/address/create · API-021',
  'PATCH /api/v1/user/web/address/update/{id} · API-022',
  'POST /api/v1/user/password/reset · API-023',
  'POST /api/v1/user/password/forgot · API-024',
  'POST /api/v1/user/password/set · API-025',
  'GET /api/v1/master/commons · API-026',
  'POST /api/v2/master/domainDetect · API-027',
  'POST /api/v1/master/domain/filter · API-028',
  'GET /api/v1/settings/general/user · API-029',
  'POST /api/v1/product/layered/navigation · API-030',
  'GET /api/v1/product/web/get · API-031',
  'POST /api/v1/product/web/filter · API-032',
  'GET /api/v1/product/web/category/get/{id} · API-033',
  'POST /api/v1/product/web/category/filter · API-034',
  'POST /api/v1/product/web/tag/filter · API-035',
  'GET /api/v1/product/checkBundles · API-036',
  'GET /api/v1/cms/term/filter · API-037',
  'POST /api/v1/cms/term/filterStandard · API-038',
  'GET /api/v1/cms/term/get/{id} · API-039',
  'GET /api/v1/cms/term/get/{id} · API-040',
  'POST /api/v1/cms/post/create · API-041',
  'POST /api/v1/cms/post/filterStandard · API-042',
  'POST /api/v1/cms/postType/create · API-043',
  'POST /api/v1/cms/postType/filterStandard · API-044',
  'DELETE /api/v1/cms/postType/delete/{id} · API-045',
  'POST /api/v1/cms/media/filterStandard · API-046',
  'POST /api/v1/cms/media/create · API-047',
  'DELETE /api/v1/cms/media/delete/{id} · API-048',
  'PATCH /api/v1/cms/media/update/{id} · API-049',
  'POST /api/v1/cms/redirect/addFailedRequest · API-050',
  'GET /api/v1/cms/option/filter · API-051',
  'POST /api/v1/cms/comment/filterStandard · API-052',
  'POST /api/v1/cms/comment/create · API-053',
  'POST /api/v1/cms/comment/getOptions · API-054',
  'PATCH /api/v1/cms/comment/update/{id} · API-055',
  'POST /api/v1/cms/element/getByHandlers · API-056',
  'POST /api/v1/cms/element/create · API-057',
  'PATCH /api/v1/cms/element/update/{id} · API-058',
  'GET /api/v1/cms/navigation/tree/{id} · API-059',
  'GET /api/v1/cms/finder/decide · API-060',
  'GET /api/v1/cms/finder/searchSlugs · API-061',
  'POST /api/v1/cms/finder/getUrlOnLanguage · API-062',
  'PUT /api/v1/cms/link/postTranslation/{slug}/bulk · API-063',
  'PUT /api/v1/cms/link/postTranslation/{slug}/bulkExisting · API-064',
  'POST /api/v1/cms/link/{slug}/createTranslationFromOriginal · API-065',
  'PUT /api/v1/cms/link/postType/{id}/bulk · API-066',
  'POST /api/v1/cms/link/masters/{id} · API-067',
  'POST /api/v1/cms/wishlist/create · API-068',
  'GET /api/v1/cms/wishlist/filter · API-069',
  'POST /api/v1/cms/form/filter · API-070',
  'GET /api/v1/cms/form/get/{id} · API-071',
  'POST /api/v1/cms/form/storeData · API-072',
  'GET /api/v1/cms/form/confirmEmail/{token} · API-073',
  'POST /api/v1/cms/contact/contactAdmin · API-074',
  'POST /api/v1/cms/consent/create · API-075',
  'GET /api/v1/cms/consent/filter · API-076',
  'POST /api/v1/cms/socialGetters/getIgByHashtags · API-077',
  'GET /api/v1/cms/pipeline/hasRunningPipeline · API-078',
  'GET /api/v1/ecommerce/settings/getCheckoutSettings · API-079',
  'GET /api/v2/ecommerce/settings/getCurrencyConfig · API-080',
  'POST /api/v2/ecommerce/checkout/getAvailableCountries · API-081',
  'POST /api/v1/ecommerce/delivery/getDeliveryByAvailableCountries · API-082',
  'POST /api/v2/ecommerce/checkout/delivery/getApplicableDeliveryMethods · API-083',
  'PUT /api/v2/ecommerce/checkout/delivery/saveDeliveryMethod · API-084',
  'POST /api/v2/ecommerce/checkout/payment/getApplicablePaymentMethods · API-085',
  'PUT /api/v2/ecommerce/checkout/payment/savePaymentMethod · API-086',
  'POST /api/v2/ecommerce/checkout/order/create · API-087',
  'POST /api/v2/ecommerce/checkout/order/pgSuccess/{id} · API-088',
  'POST /api/v2/ecommerce/cart/getCart · API-089',
  'POST /api/v2/ecommerce/cart/validateCart · API-090',
  'GET /api/v2/ecommerce/cart/getNewCartSession · API-091',
  'POST /api/v2/ecommerce/cart/getAbandoned · API-092',
  'POST /api/v2/ecommerce/cart/addItem · API-093',
  'PATCH /api/v2/ecommerce/cart/updateItem · API-094',
  'DELETE /api/v2/ecommerce/cart/deleteItem · API-095',
  'POST /api/v2/ecommerce/cart/clearCart · API-096',
  'POST /api/v2/ecommerce/cart/applyCoupon · API-097',
  'POST /api/v2/ecommerce/cart/removeCoupon · API-098',
  'POST /api/v2/ecommerce/cart/applyMemberCard · API-099',
  'POST /api/v2/ecommerce/cart/updateGuestUser · API-100',
  'POST /api/v2/media/upload · API-102',
  'DELETE /api/v1/media/directoryItem/delete · API-103',
  'POST /api/v1/media/file/getUploadUrl · API-104',
  'POST /api/v1/media/file/addFromBucketPublic · API-105',
  'POST /api/v1/media/file/addFromBucket · API-106',
  'GET /api/v1/media/goal/{token} · API-107',
  'POST /api/v1/document/filter/web · API-108',
  'GET /api/v1/document/get/web/{id} · API-109',
  'POST /api/v1/web/consent/filter · API-110',
  'POST /api/v1/web/consent/log/create · API-111',
  'POST /api/v1/newsletter/subscribe · API-112',
  'POST /api/v1/event/public/filter · API-113',
  'GET /api/v1/event/public/get · API-114',
  'GET /api/v1/products/public/get · API-115',
  'GET /_cli/get-latest-tag · API-116',
  'POST /_cli/get-latest-release · API-117',
  'GET /_cli/get-domain · API-118',
  'POST /_cli/set-domain · API-119',
];

const ajv = createAjv();
const all = endpointNames.map(endpoint);
const callsOf = (id: string) =>
  all.filter((call) => [call.id, ...(call.covers ?? [])].some((known) => known === id));

describe('calls of the checklist', () => {
  for (const title of listed) {
    it(title, () => {
      const [call, id = ''] = title.split(' · ');
      const offered = callsOf(id).map(({ method, path }) => `${method} ${path}`);
      expect(offered).toContain(call);
    });
  }

  it('answers layered navigation by GET as well · API-030', () => {
    expect(callsOf('API-030').map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('answers the external card check without area · API-018', () => {
    expect(callsOf('API-018')[0]?.aliases).toEqual(['/api/v1/settings/external/checkUlazniceHr']);
  });

  it('reads orders by the document calls · API-101', () => {
    const paths = callsOf('API-101').map(({ path }) => path);
    expect(paths).toEqual(['/api/v1/document/filter/web', '/api/v1/document/get/web/{id}']);
  });

  it('lists and searches posts by one POST call · API-120', () => {
    const [call] = callsOf('API-120');
    expect(call?.method).toBe('POST');
    expect(call?.path).toBe('/api/v1/cms/post/filterStandard');
  });

  it('leaves no call of 007 to 120 out', () => {
    const ids = Array.from({ length: 114 }, (_, i) => `API-${String(i + 7).padStart(3, '0')}`);
    expect(ids.filter((id) => callsOf(id).length === 0)).toEqual([]);
  });
});

describe('rules of all calls', () => {
  it('puts paths under api, version and area · API-001', () => {
    expect(`${apiBase}/${defaultVersion}`).toBe('/api/v1');
    const paths = all.map(({ path }) => path).filter((path) => !path.startsWith('/_cli/'));
    expect(paths.filter((path) => !/^\/api\/(v1\/|v2\/|auth\/)/.test(path))).toEqual([]);
  });

  it('knows the area of every path · API-002', () => {
    const known = all.map(({ path }) => areaOf(path));
    expect(known.filter((area) => !Object.hasOwn(areas, area))).toEqual([]);
    expect(areaOf('/api/v2/media/upload')).toBe('media');
    expect(() => areaOf('/api/v1/weather/get')).toThrow('no area');
  });

  it('names the headers of every call · API-003', () => {
    const names = Object.entries(requestHeaders).filter(([, { everyCall }]) => everyCall);
    const expected = ['apiKey', 'site', 'store', 'languageCode', 'accessToken'];
    expect(names.map(([name]) => name)).toEqual(expected);
  });

  it('wraps answers in data · API-004', () => {
    const body = dataEnvelope(entitySchemas.Domain);
    expect(ajv.validate(body, { data: { name: 'x', url: 'y' } })).toBe(true);
    expect(ajv.validate(body, { name: 'x', url: 'y' })).toBe(false);
  });

  it('tells failures by errored, message, statusCode · API-005', () => {
    const failure = {
      errored: true,
      message: faults.couponNotFound.message,
      statusCode: faults.couponNotFound.status,
      code: 'couponNotFound',
      traceId: 't1',
    };
    expect(ajv.validate(errorEnvelopeSchema, failure)).toBe(true);
    expect(ajv.validate(errorEnvelopeSchema, { ...failure, errored: false })).toBe(false);
    expect(ajv.validate(errorEnvelopeSchema, { ...failure, code: 'oops' })).toBe(false);
  });

  it('keeps answers out of caches · API-006', () => {
    expect(defaultCacheControl).toBe('no-store');
  });
});

describe('the table', () => {
  const parts = ['params', 'query', 'body', 'response'] as const;

  it('has each method and path once', () => {
    const calls = all.flatMap(({ method, path, aliases = [] }) =>
      [path, ...aliases].map((url) => `${method} ${url}`),
    );
    expect(calls).toHaveLength(new Set(calls).size);
  });

  it('names calls by resource and action', () => {
    expect(endpointNames.filter((name) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name))).toEqual(
      [],
    );
  });

  it.each(endpointNames)('%s compiles under strict rules', (name) => {
    for (const part of parts) {
      const schema = endpoint(name)[part];
      if (schema) expect(createAjv().compile(schema)).toBeTypeOf('function');
    }
  });

  it.each(endpointNames)('%s declares the parameters of its path', (name) => {
    const { path, params } = endpoint(name);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(Object.keys((params as { properties?: object })?.properties ?? {})).toEqual(inPath);
  });

  it('gives each input field one place', () => {
    const twice = endpointNames.filter((name) => {
      const names = parts
        .slice(0, 3)
        .flatMap((part) => Object.keys(propertiesOf(endpoint(name)[part])));
      return names.length !== new Set(names).size;
    });
    expect(twice).toEqual([]);
  });

  it('bounds every text and list of a request', () => {
    const open = endpointNames.flatMap((name) =>
      parts.slice(0, 3).flatMap((part) => unbounded(endpoint(name)[part], `${name}.${part}`)),
    );
    expect(open).toEqual([]);
  });

  it('asks the protectCode of every call on a cart', () => {
    const guests = endpointNames.filter((name) => contract[name].access === 'guest');
    expect(guests.length).toBeGreaterThan(15);
    for (const name of guests) {
      const { body, query } = endpoint(name);
      expect((body ?? query) as object, name).toMatchObject({
        required: expect.arrayContaining(['cartId', 'protectCode']),
      });
    }
  });
});

describe('requests', () => {
  const takes = (name: EndpointName, part: 'body' | 'query' | 'params', value: unknown) =>
    ajv.validate(endpoint(name)[part] as object, value);
  const session = { cartId: 'c', protectCode: 'p' };

  it('takes quantities as number or text · API-093', () => {
    const qty = ['2', 2, '5abc', -1];
    const taken = qty.map((value) =>
      takes('cart.addItem', 'body', { ...session, productId: 1, qty: value }),
    );
    expect(taken).toEqual([true, true, true, true]);
  });

  it('refuses fields that are not in the contract · API-093', () => {
    const body = { ...session, productId: 1, qty: 1 };
    expect(takes('cart.addItem', 'body', { ...body, price: 1 })).toBe(false);
  });

  it('tolerates a userId without using it · API-084', () => {
    const body = { ...session, deliveryMethodId: 1 };
    expect(takes('checkout.saveDeliveryMethod', 'body', { ...body, userId: 5 })).toBe(true);
    expect(takes('checkout.saveDeliveryMethod', 'body', { ...body, userId: null })).toBe(true);
  });

  it('wants exactly one of slug and template', () => {
    expect(takes('cms.screenDocument', 'query', { slug: 'o-nama' })).toBe(true);
    expect(takes('cms.screenDocument', 'query', {})).toBe(false);
    expect(takes('cms.screenDocument', 'query', { slug: 'a', template: 'b' })).toBe(false);
  });
});

function propertiesOf(schema: object | undefined): object {
  const { properties = {} } = (schema ?? {}) as { properties?: object };
  return properties;
}

/** Paths of texts without a length and lists without a count. */
function unbounded(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  const types = [node.type].flat();
  const open =
    (types.includes('string') && !('maxLength' in node || 'enum' in node || 'pattern' in node)) ||
    (types.includes('array') && !('maxItems' in node));
  const below = Object.entries(node).flatMap(([key, value]) => unbounded(value, `${at}.${key}`));
  return open ? [at, ...below] : below;
}
