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
  name: EndpointName,
  request: Readonly<Record<string, unknown>>,
  response?: string,
];

/** Every field that the checklist lists for a request of the shop, and those of the response. */
const rows: readonly Row[] = [
  ['auth.localLogin', { username: 'a@b.hr', password: 'lozinka-ana' }, 'token'],
  ['auth.login', { username: 'a@b.hr', password: 'lozinka-ana' }, 'tokens user'],
  ['user.profile', {}, 'id email'],
  ['user.validateMembersBarcode', { barcode: '100' }, 'isValid'],
  ['user.checkExternalBarcode', { barcode: '100' }, 'isValid'],
  ['user.register', { ...registration, addresses: [addressInput] }, 'verificationToken'],
  [
    'user.update',
    {
      details: { firstName: 'Ana', lastName: 'Anić' },
      email: 'a@b.hr',
      username: 'a@b.hr',
      memberCardBarcode: '100',
    },
  ],
  ['address.create', addressInput],
  ['address.update', { ...addressInput, id: 3 }],
  ['product.layeredNavigation', { filters: [{ key: 'a', value: 1, range: false }] }],
  ['product.get', { slug: 'karta', store: '1', currency: 'EUR' }],
  ['product.get', { id: 3 }],
  [
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
  ['category.get', { id: 'karte' }],
  ['category.filter', { filters: [], sort: { param: 'id', order: 'asc' }, tree: true }],
  ['product.checkBundles', { id: 3 }],
  ['wishlist.create', { product_id: 3 }],
  ['wishlist.filter', { page: 1, limit: 9999 }, 'data lastPage page limit total perPage'],
  ['checkout.getCheckoutSettings', { cart_type: 'web' }],
  ['checkout.getCurrencyConfig', {}, 'allowedCurrencies mainCurrencyId'],
  ['checkout.getDeliveryByAvailableCountries', session, 'countries'],
  [
    'checkout.getApplicableDeliveryMethods',
    { ...ofCart, countryId: 1, currencyId: 1, userBillingAddressId: 1, userShippingAddressId: 1 },
  ],
  ['checkout.saveDeliveryMethod', { ...ofCart, deliveryMethodId: 1, branchId: 1 }],
  ['checkout.getApplicablePaymentMethods', { ...ofCart, userBillingAddressId: 1 }],
  [
    'checkout.savePaymentMethod',
    {
      ...ofCart,
      paymentMethodId: 1,
      companyData: { companyName: 'Bonaca d.o.o.', oib: '69435151530' },
    },
  ],
  [
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
    'checkout.pgSuccess',
    { id: 'o-7f3k', details: { any: 'thing' }, internalRedirect: '/en/thanks' },
    'url',
  ],
  ['cart.getCart', { ...session, currencyId: 1 }, 'id items prices'],
  ['cart.validateCart', { ...session, currencyId: 1 }, 'items validateMemberCard'],
  ['cart.getNewCartSession', {}, 'cartId protectCode'],
  ['cart.getAbandoned', {}, 'cartId protectCode'],
  ['cart.addItem', { ...added, reservation: {} }],
  ['cart.updateItem', { ...session, itemId: 1, qty: 2, options: {} }],
  ['cart.deleteItem', { ...session, itemId: 1 }],
  ['cart.clearCart', session],
  ['cart.applyCoupon', { ...session, couponCode: 'MORE10' }, 'holds cart'],
  ['cart.removeCoupon', session],
  ['cart.applyMemberCard', { ...session, barcode: '100' }],
  [
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
  ['document.filter', { store: 1, page: 1, limit: 10 }, 'records'],
  ['document.get', { id: 3 }, 'extended'],
];

const parts = ['params', 'query', 'body'] as const;
const namesOf = (schema: unknown) =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

const requests = rows.map(([name, request]) => [name, request] as const);

it.each(requests)('%s accepts every listed field', (name, request) => {
  const call = endpoint(name);
  const left = new Set(Object.keys(request));
  for (const part of parts) {
    const names = namesOf(call[part]).filter((field) => left.delete(field));
    const own = Object.fromEntries(names.map((field) => [field, request[field]]));
    if (call[part]) expect(ajv.validate(call[part], own), ajv.errorsText()).toBe(true);
  }
  expect([...left]).toEqual([]);
});

const responses = rows.flatMap(([name, , response]) =>
  response === undefined ? [] : [[name, response] as const],
);

it.each(responses)('%s responds with the listed fields', (name, response) => {
  const schema = endpoint(name).response as { anyOf?: object[]; oneOf?: object[] };
  const declared = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(namesOf);
  expect(response.split(' ').filter((field) => !declared.includes(field))).toEqual([]);
});

it('accepts the refresh token in a header', () => {
  const { headers, response } = endpoint('auth.refresh');
  expect([headers, namesOf(response)]).toEqual([['refreshToken'], ['tokens']]);
});
