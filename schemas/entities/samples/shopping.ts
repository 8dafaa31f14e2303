import type { Cart, PriceSummary } from '../cart.ts';
import type { CartAdd, CartForm, CartOptions } from '../cart-add.ts';
import type { CartItem } from '../cart-item.ts';
import type { DeliveryMethod, PaymentMethod } from '../checkout-methods.ts';
import type { OrderDocument, OrderItem, OrderResult } from '../order.ts';
import { media } from './media.ts';
import { addressInput, guestUser } from './people.ts';

/** Valid values for tests and fakes: cart and order. */

export const cartOptions: CartOptions = {
  customPriceOption: { customOptionTitle: 'Donacija', customOptionValue: '20' },
  personalizations: { '9': 'Galeb' },
  bundleOptions: [
    { main: 11, selected: 12 },
    { id: 13, options: { personalizations: { '9': 7 } } },
  ],
};

export const cartAdd: CartAdd = {
  cartId: 'c_81f',
  protectCode: 'p_55',
  currencyId: 1,
  productId: 11,
  qty: '2',
  options: cartOptions,
  reservation: {},
};

export const cartForm: CartForm = { coupon: 'MORE10', memberCardBarcode: '' };

const itemPrices = { finalPrice: 2250, row: 4500, retailPrice: 2500 };

export const cartItem: CartItem = {
  itemId: 1,
  productId: 12,
  qty: 2,
  options: { personalizations: { '9': 'Galeb' } },
  productData: {
    name: 'Majica, M',
    media,
    slug: 'majica-m',
    mainProductSlug: 'majica',
    isVisibleIndividually: false,
    sku: 'MAJ-M',
    format: 'Simple',
    crossSellProducts: [11],
  },
  prices: { base: itemPrices, converted: itemPrices },
  stock: { state: 'ok', available: 12 },
  chosen: [{ label: 'Veličina', value: 'M' }],
};

export const priceSummary: PriceSummary = {
  cartTotal: 4050,
  coupon: 450,
  delivery: 400,
  itemsTotal: 4500,
  loyalty: 0,
  orderTotal: 4450,
  tax: { cartTotal: 810, orderTotal: 890 },
};

export const cart: Cart = {
  id: 'c_81f',
  protectCode: 'p_55',
  items: [cartItem],
  prices: { base: { finalPrice: 4450, cartTotal: 4050 }, converted: priceSummary },
  priceSummary,
  digitalOnly: false,
  session: { cartId: 'c_81f', protectCode: 'p_55' },
  coupon: { code: 'MORE10', kind: 'percent', value: 10 },
  couponCode: 'MORE10',
  deliveryMethodId: 1,
  paymentMethodId: null,
  options: { deliveryBranchId: null },
  version: 4,
  itemsCount: 2,
  taxes: [{ rate: 25, base: 3560, tax: 890 }],
  memberCardBarcode: null,
  guest: guestUser,
  addresses: [addressInput],
  addressFields: { required: ['firstName', 'lastName'], invoice: ['city'] },
  company: null,
};

export const deliveryMethod: DeliveryMethod = {
  id: 1,
  name: 'Osobno preuzimanje',
  description: '<p>U trgovini.</p>',
  options: [{ id: 2, name: 'Osijek' }],
  price: 0,
};

export const paymentMethod: PaymentMethod = {
  id: 1,
  name: 'Kartica',
  description: '',
  paymentType: 'HPF',
};

export const orderResult: OrderResult = {
  html: {
    isSubscription: false,
    quantity: 1,
    orderId: '5O190127TN364715T',
    total: 4450,
    scriptUrl: 'https://www.paypal.com/sdk/js',
  },
  orderSlug: 'o-7f3k',
};

const orderItem: OrderItem = {
  name: 'Majica, M',
  sku: 'MAJ-M',
  qty: 2,
  unitPrice: 2250,
  rowTotal: 4500,
  media: null,
  chosen: [],
};

export const orderDocument: OrderDocument = {
  id: 31,
  store: 1,
  orderSlug: 'o-7f3k',
  orderNumber: '2026-000031',
  state: 'paid',
  createdAt: '2026-06-01T10:00:00.000Z',
  total: 4450,
  currency: 'XTS',
  itemsCount: 2,
  extended: {
    status: 'paid',
    items: [orderItem],
    priceSummary,
    taxes: [{ rate: 25, base: 3560, tax: 890 }],
    addresses: [addressInput],
    paymentType: 'HPF',
    deliveryName: null,
  },
};
