import { describe, expect, it } from 'vitest';
import { errors } from '../errors.ts';
import { createAjv } from '../validation/ajv.ts';
import { contract, type EndpointName, endpoint, endpointNames } from './contract.ts';
import { errorEnvelopeSchema } from './envelope.ts';
import { apiBase, areaOf, areas, defaultVersion } from './paths.ts';

/** Methods and paths as listed in the product's checklist. */
const listed = [
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'GET /api/auth/user',
  'POST /api/v1/login',
  'GET /api/v1/refresh',
  'POST /api/v1/user/social/oauth',
  'GET /api/v1/user/social/redirect-login',
  'GET /api/v1/user/web/profile',
  'GET /api/v1/user/profile',
  'GET /api/v1/user/web/verify/{token}',
  'GET /api/v1/user/web/validateMembersBarcode',
  'GET /api/v1/user/settings/external/checkUlazniceHr',
  'POST /api/v1/user/web/register',
  'PATCH /api/v1/user/web/update',
  'POST /api/v1/user/web/address/create',
  'PATCH /api/v1/user/web/address/update/{id}',
  'POST /api/v1/user/password/reset',
  'POST /api/v1/user/password/forgot',
  'POST /api/v1/user/password/set',
  'GET /api/v1/master/commons',
  'POST /api/v2/master/domainDetect',
  'POST /api/v1/master/domain/filter',
  'GET /api/v1/settings/general/user',
  'POST /api/v1/product/layered/navigation',
  'GET /api/v1/product/web/get',
  'POST /api/v1/product/web/filter',
  'GET /api/v1/product/web/category/get/{id}',
  'POST /api/v1/product/web/category/filter',
  'POST /api/v1/product/web/tag/filter',
  'GET /api/v1/product/checkBundles',
  'GET /api/v1/cms/term/filter',
  'POST /api/v1/cms/term/filterStandard',
  'GET /api/v1/cms/term/get/{id}',
  'POST /api/v1/cms/post/create',
  'POST /api/v1/cms/post/filterStandard',
  'POST /api/v1/cms/postType/create',
  'POST /api/v1/cms/postType/filterStandard',
  'DELETE /api/v1/cms/postType/delete/{id}',
  'POST /api/v1/cms/media/filterStandard',
  'POST /api/v1/cms/media/create',
  'DELETE /api/v1/cms/media/delete/{id}',
  'PATCH /api/v1/cms/media/update/{id}',
  'POST /api/v1/cms/redirect/addFailedRequest',
  'GET /api/v1/cms/option/filter',
  'POST /api/v1/cms/comment/filterStandard',
  'POST /api/v1/cms/comment/create',
  'POST /api/v1/cms/comment/getOptions',
  'PATCH /api/v1/cms/comment/update/{id}',
  'POST /api/v1/cms/element/getByHandlers',
  'POST /api/v1/cms/element/create',
  'PATCH /api/v1/cms/element/update/{id}',
  'GET /api/v1/cms/navigation/tree/{id}',
  'GET /api/v1/cms/finder/decide',
  'GET /api/v1/cms/finder/searchSlugs',
  'POST /api/v1/cms/finder/getUrlOnLanguage',
  'PUT /api/v1/cms/link/postTranslation/{slug}/bulk',
  'PUT /api/v1/cms/link/postTranslation/{slug}/bulkExisting',
  'POST /api/v1/cms/link/{slug}/createTranslationFromOriginal',
  'PUT /api/v1/cms/link/postType/{id}/bulk',
  'POST /api/v1/cms/link/masters/{id}',
  'POST /api/v1/cms/wishlist/create',
  'GET /api/v1/cms/wishlist/filter',
  'POST /api/v1/cms/form/filter',
  'GET /api/v1/cms/form/get/{id}',
  'POST /api/v1/cms/form/storeData',
  'GET /api/v1/cms/form/confirmEmail/{token}',
  'POST /api/v1/cms/contact/contactAdmin',
  'POST /api/v1/cms/consent/create',
  'GET /api/v1/cms/consent/filter',
  'POST /api/v1/cms/socialGetters/getIgByHashtags',
  'GET /api/v1/cms/pipeline/hasRunningPipeline',
  'GET /api/v1/ecommerce/settings/getCheckoutSettings',
  'GET /api/v2/ecommerce/settings/getCurrencyConfig',
  'POST /api/v2/ecommerce/checkout/getAvailableCountries',
  'POST /api/v1/ecommerce/delivery/getDeliveryByAvailableCountries',
  'POST /api/v2/ecommerce/checkout/delivery/getApplicableDeliveryMethods',
  'PUT /api/v2/ecommerce/checkout/delivery/saveDeliveryMethod',
  'POST /api/v2/ecommerce/checkout/payment/getApplicablePaymentMethods',
  'PUT /api/v2/ecommerce/checkout/payment/savePaymentMethod',
  'POST /api/v2/ecommerce/checkout/order/create',
  'POST /api/v2/ecommerce/checkout/order/pgSuccess/{id}',
  'POST /api/v2/ecommerce/cart/getCart',
  'POST /api/v2/ecommerce/cart/validateCart',
  'GET /api/v2/ecommerce/cart/getNewCartSession',
  'POST /api/v2/ecommerce/cart/getAbandoned',
  'POST /api/v2/ecommerce/cart/addItem',
  'PATCH /api/v2/ecommerce/cart/updateItem',
  'DELETE /api/v2/ecommerce/cart/deleteItem',
  'POST /api/v2/ecommerce/cart/clearCart',
  'POST /api/v2/ecommerce/cart/applyCoupon',
  'POST /api/v2/ecommerce/cart/removeCoupon',
  'POST /api/v2/ecommerce/cart/applyMemberCard',
  'POST /api/v2/ecommerce/cart/updateGuestUser',
  'POST /api/v2/media/upload',
  'DELETE /api/v1/media/directoryItem/delete',
  'POST /api/v1/media/file/getUploadUrl',
  'POST /api/v1/media/file/addFromBucketPublic',
  'POST /api/v1/media/file/addFromBucket',
  'GET /api/v1/media/goal/{token}',
  'POST /api/v1/document/filter/web',
  'GET /api/v1/document/get/web/{id}',
  'POST /api/v1/web/consent/filter',
  'POST /api/v1/web/consent/log/create',
  'POST /api/v1/newsletter/subscribe',
  'POST /api/v1/event/public/filter',
  'GET /api/v1/event/public/get',
  'GET /api/v1/products/public/get',
  'GET /_cli/get-latest-tag',
  'POST /_cli/get-latest-release',
  'GET /_cli/get-domain',
  'POST /_cli/set-domain',
];

const ajv = createAjv();
const all = endpointNames.map(endpoint);
const callsOf = (id: string) =>
  all.filter((call) => [call.id, ...(call.covers ?? [])].some((known) => known === id));

describe('calls of the checklist', () => {
  it('offers each of them with its method and path · AUTH-03 CHK-06 CHK-A-23 CHK-A-25 FORM-15 LAYOUT-17 NAV-17 ROUTE-43 ROUTE-44 I18N-08 I18N-12 MEDIA-01 MEDIA-02 ADMIN-02 ADMIN-05 ADMIN-06 ADMIN-09 ADMIN-10 DEV-08 DEV-12', () => {
    const offered = all.map(({ method, path }) => `${method} ${path}`);
    expect(listed.filter((call) => !offered.includes(call))).toEqual([]);
  });

  it('covers every call from 007 to 120', () => {
    const ids = Array.from({ length: 114 }, (_, i) => `API-${String(i + 7).padStart(3, '0')}`);
    expect(ids.filter((id) => callsOf(id).length === 0)).toEqual([]);
  });
});

describe('rules of all calls', () => {
  it('puts paths under api, version and area · API-001', () => {
    expect(`${apiBase}/${defaultVersion}`).toBe('/api/v1');
    const paths = all.map(({ path }) => path).filter((path) => !path.startsWith('/_cli/'));
    expect(paths.filter((path) => !/^\/api\/(v1|v2|auth)\/[a-z]/.test(path))).toEqual([]);
  });

  it('keeps the version of a resource in the calls that the checklist does not name · API-001', () => {
    const split = (path: string) => /^\/api\/(v\d)\/(\w+\/\w+)/.exec(path)?.slice(1) ?? [];
    const known = listed.map((call) => split(call.split(' ')[1] ?? ''));
    const wrong = all.filter(({ path }) => {
      const [version, resource] = split(path);
      const same = known.filter((other) => resource !== undefined && other[1] === resource);
      return same.length > 0 && !same.some((other) => other[0] === version);
    });
    expect(wrong).toEqual([]);
  });

  it('knows the area of every path', () => {
    const known = all.map(({ path }) => areaOf(path));
    expect(known.filter((area) => !Object.hasOwn(areas, area))).toEqual([]);
    expect(areaOf('/api/v2/media/upload')).toBe('media');
    expect(() => areaOf('/api/v1/weather/get')).toThrow('no area');
  });

  it('describes failures by errored, message, statusCode', () => {
    const failure = {
      errored: true,
      message: errors.couponNotFound.message,
      statusCode: errors.couponNotFound.status,
      code: 'couponNotFound',
      traceId: 't1',
    };
    expect(ajv.validate(errorEnvelopeSchema, failure)).toBe(true);
    expect(ajv.validate(errorEnvelopeSchema, { ...failure, errored: false })).toBe(false);
    expect(ajv.validate(errorEnvelopeSchema, { ...failure, code: 'oops' })).toBe(false);
  });
});

describe('the table', () => {
  const parts = ['params', 'query', 'body', 'response'] as const;

  it('lists each method and path once', () => {
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
      if (schema) expect(ajv.compile(schema)).toBeTypeOf('function');
    }
  });

  it.each(endpointNames)('%s declares the parameters of its path', (name) => {
    const { path, params } = endpoint(name);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(Object.keys((params as { properties?: object })?.properties ?? {})).toEqual(inPath);
  });

  it('puts each input field in one part of the request', () => {
    const twice = endpointNames.filter((name) => {
      const names = parts
        .slice(0, 3)
        .flatMap((part) => Object.keys(propertiesOf(endpoint(name)[part])));
      return names.length !== new Set(names).size;
    });
    expect(twice).toEqual([]);
  });

  it('limits every text and list of a request', () => {
    const open = endpointNames.flatMap((name) =>
      parts.slice(0, 3).flatMap((part) => unbounded(endpoint(name)[part], `${name}.${part}`)),
    );
    expect(open).toEqual([]);
  });

  it('requires the protectCode on every cart call', () => {
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

  it('accepts quantities as number or text', () => {
    const qty = ['2', 2, '5abc', -1];
    const taken = qty.map((value) =>
      takes('cart.addItem', 'body', { ...session, productId: 1, qty: value }),
    );
    expect(taken).toEqual([true, true, true, true]);
  });

  it('refuses fields that are not in the contract', () => {
    const body = { ...session, productId: 1, qty: 1 };
    expect(takes('cart.addItem', 'body', { ...body, price: 1 })).toBe(false);
  });

  it('accepts a userId', () => {
    const body = { ...session, deliveryMethodId: 1 };
    expect(takes('checkout.saveDeliveryMethod', 'body', { ...body, userId: 5 })).toBe(true);
    expect(takes('checkout.saveDeliveryMethod', 'body', { ...body, userId: null })).toBe(true);
  });

  it('requires exactly one of slug and template', () => {
    expect(takes('cms.screenDocument', 'query', { slug: 'o-nama' })).toBe(true);
    expect(takes('cms.screenDocument', 'query', {})).toBe(false);
    expect(takes('cms.screenDocument', 'query', { slug: 'a', template: 'b' })).toBe(false);
  });
});

function propertiesOf(schema: object | undefined): object {
  const { properties = {} } = (schema ?? {}) as { properties?: object };
  return properties;
}

/** Paths of strings without a maximum length and arrays without a maximum count. */
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
