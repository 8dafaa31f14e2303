import { expect, it } from 'vitest';
import { addressInput, registration } from '../entities/samples/people.ts';
import { cartAdd } from '../entities/samples/shopping.ts';
import { createAjv } from '../validation/ajv.ts';
import { type EndpointName, endpoint } from './contract.ts';

const ajv = createAjv();
const session = { cartId: 'c', protectCode: 'p' };
const ofCart = { ...session, userId: 5 };
const { reservation: _, ...added } = cartAdd;

type Row = readonly [
  id: string,
  name: EndpointName,
  request: Readonly<Record<string, unknown>>,
  answer?: string,
];

/** Every field that the checklist names for a request of the shop, and those of the answer. */
const rows: readonly Row[] = [
  ['API-007', 'auth.localLogin', { username: 'a@b.hr', password: 'lozinka-ana' }, 'token'],
  ['API-010', 'auth.login', { username: 'a@b.hr', password: 'lozinka-ana' }, 'tokens user'],
  ['API-014', 'user.profile', {}, 'id email'],
  ['API-017', 'user.validateMembersBarcode', { barcode: '100' }, 'isValid'],
  ['API-018', 'user.checkExternalBarcode', { barcode: '100' }, 'isValid'],
  ['API-019', 'user.register', { ...registration, addresses: [addressInput] }, 'verificationToken'],
  [
    'API-020',
    'user.update',
    {
      details: { firstName: 'Ana', lastName: 'Anić' },
      email: 'a@b.hr',
      username: 'a@b.hr',
      memberCardBarcode: '100',
    },
  ],
  ['API-021', 'address.create', addressInput],
  ['API-022', 'address.update', { ...addressInput, id: 3 }],
  ['API-030', 'product.layeredNavigation', { filters: [{ key: 'a', value: 1, range: false }] }],
  ['API-031', 'product.get', { slug: 'karta', store: '1', currency: 'EUR' }],
  ['API-031', 'product.get', { id: 3 }],
  [
    'API-032',
    'product.filter',
    {
      keywords: 'karta',
      filters: [{ key: 'archived', value: false, range: false }],
      mainCategory: 3,
      select: ['tags'],
      limit: 12,
      page: 1,
      sort: { param: 'id', order: 'desc' },
      allowUnlimited: true,
    },
    'records totalPages totalRecords',
  ],
  ['API-033', 'category.get', { id: 'karte' }],
  ['API-034', 'category.filter', { filters: [], sort: { param: 'id', order: 'asc' }, tree: true }],
  ['API-036', 'product.checkBundles', { id: 3 }],
  ['API-068', 'wishlist.create', { product_id: 3 }],
  [
    'API-069',
    'wishlist.filter',
    { page: 1, limit: 9999 },
    'data lastPage page limit total perPage',
  ],
  ['API-079', 'checkout.getCheckoutSettings', { cart_type: 'web' }],
  ['API-080', 'checkout.getCurrencyConfig', {}, 'allowedCurrencies mainCurrencyId'],
  ['API-082', 'checkout.getDeliveryByAvailableCountries', session, 'countries'],
  [
    'API-083',
    'checkout.getApplicableDeliveryMethods',
    { ...ofCart, countryId: 1, currencyId: 1, userBillingAddressId: 1, userShippingAddressId: 1 },
  ],
  ['API-084', 'checkout.saveDeliveryMethod', { ...ofCart, deliveryMethodId: 1, branchId: 1 }],
  ['API-085', 'checkout.getApplicablePaymentMethods', { ...ofCart, userBillingAddressId: 1 }],
  [
    'API-086',
    'checkout.savePaymentMethod',
    {
      ...ofCart,
      paymentMethodId: 1,
      companyData: { companyName: 'Bonaca d.o.o.', oib: '69435151530' },
    },
  ],
  [
    'API-087',
    'checkout.createOrder',
    {
      ...ofCart,
      giftMessage: 'Sretno!',
      orderMessage: 'Zvonite',
      to: 'Ana',
      from: 'Iva',
      failureURL: '/checkout/failure',
      successURL: '/checkout/success',
    },
    'html orderSlug',
  ],
  [
    'API-088',
    'checkout.pgSuccess',
    { id: 'o-7f3k', details: { any: 'thing' }, internalRedirect: '/en/thanks' },
    'url',
  ],
  ['API-089', 'cart.getCart', { ...session, currencyId: 1 }, 'id items prices'],
  ['API-090', 'cart.validateCart', { ...session, currencyId: 1 }, 'items validateMemberCard'],
  ['API-091', 'cart.getNewCartSession', {}, 'cartId protectCode'],
  ['API-092', 'cart.getAbandoned', {}, 'cartId protectCode'],
  ['API-093', 'cart.addItem', { ...added, reservation: {} }],
  ['API-094', 'cart.updateItem', { ...session, itemId: 1, qty: 2, options: {} }],
  ['API-095', 'cart.deleteItem', { ...session, itemId: 1 }],
  ['API-096', 'cart.clearCart', session],
  ['API-097', 'cart.applyCoupon', { ...session, couponCode: 'MORE10' }, 'holds cart'],
  ['API-098', 'cart.removeCoupon', session],
  ['API-099', 'cart.applyMemberCard', { ...session, barcode: '100' }],
  [
    'API-100',
    'cart.updateGuestUser',
    {
      ...session,
      addresses: [addressInput],
      details: { firstName: 'Ana', lastName: 'Anić' },
      email: 'a@b.hr',
      company: { name: 'Bonaca d.o.o.', oib: '69435151530' },
    },
    'id email',
  ],
  ['API-108', 'document.filter', { store: 1, page: 1, limit: 10 }, 'records'],
  ['API-109', 'document.get', { id: 3 }, 'extended'],
];

const parts = ['params', 'query', 'body'] as const;
const namesOf = (schema: unknown) =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

const requests = rows.map(([id, name, request]) => [id, name, request] as const);

it.each(requests)('%s: %s takes every field that is named', (id, name, request) => {
  const call = endpoint(name);
  expect([call.id, ...(call.covers ?? [])]).toContain(id);
  const left = new Set(Object.keys(request));
  for (const part of parts) {
    const names = namesOf(call[part]).filter((field) => left.delete(field));
    const own = Object.fromEntries(names.map((field) => [field, request[field]]));
    if (call[part]) expect(ajv.validate(call[part], own), ajv.errorsText()).toBe(true);
  }
  expect([...left]).toEqual([]);
});

const answers = rows.flatMap(([id, name, , answer]) =>
  answer === undefined ? [] : [[id, name, answer] as const],
);

it.each(answers)('%s: %s answers with what is named', (_, name, answer) => {
  const schema = endpoint(name).response as { anyOf?: object[]; oneOf?: object[] };
  const declared = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(namesOf);
  expect(answer.split(' ').filter((field) => !declared.includes(field))).toEqual([]);
});

it('renews tokens by the refresh token of a header · API-011', () => {
  const { headers, response } = endpoint('auth.refresh');
  expect([headers, namesOf(response)]).toEqual([['refreshToken'], ['tokens']]);
});
