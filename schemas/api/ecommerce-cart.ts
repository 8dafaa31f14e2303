import { buyerAddressSchema } from '../entities/address.ts';
import { cartSchema, cartSessionSchema } from '../entities/cart.ts';
import {
  cartAddSchema,
  cartOptionsSchema,
  cartSessionProperties,
  currencyIdSchema,
  quantitySchema,
} from '../entities/cart-add.ts';
import { cartItemSchema } from '../entities/cart-item.ts';
import {
  countSchema,
  emailSchema,
  idSchema,
  instantSchema,
  lineSchema,
} from '../entities/fragments.ts';
import {
  barcodeSchema,
  guestUserSchema,
  userCompanySchema,
  userDetailsSchema,
} from '../entities/user.ts';
import { currencyCodeSchema, moneySchema } from '../money.ts';
import { defineEndpoint } from './endpoint.ts';
import { nothing } from './inputs.ts';

/** Changes to a cart when another one was merged into it. */
const mergedSchema = {
  type: 'object',
  required: ['lines', 'couponLost'],
  additionalProperties: false,
  properties: {
    lines: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        required: ['name', 'wanted', 'qty'],
        additionalProperties: false,
        properties: {
          name: lineSchema,
          wanted: { ...countSchema, description: 'Units of both carts together.' },
          qty: { ...countSchema, description: 'Units the cart holds now.' },
        },
      },
    },
    couponLost: {
      type: ['string', 'null'],
      maxLength: 60,
      description: 'A coupon that does not hold for the joined cart.',
    },
  },
} as const;

export const couponRefusalSchema = {
  type: ['object', 'null'],
  required: ['reason'],
  additionalProperties: false,
  description: 'Why the coupon does not hold; null: it does.',
  properties: {
    reason: {
      enum: [
        'notYetValid',
        'expired',
        'usedUp',
        'notForBuyer',
        'notForGoods',
        'tooFewPieces',
        'belowMinimum',
        'notCombined',
      ],
    },
    from: { ...instantSchema, description: 'When it begins to hold.' },
    missing: { ...moneySchema, description: 'What the goods lack to its least amount.' },
    pieces: { ...countSchema, description: 'Pieces that the cart lacks.' },
  },
} as const;

const ofCart = {
  type: 'object',
  required: ['cartId', 'protectCode'],
  additionalProperties: false,
  properties: { ...cartSessionProperties, currencyId: currencyIdSchema },
} as const;

export const cartEndpoints = {
  'cart.getCart': defineEndpoint({
    id: 'API-089',
    method: 'POST',
    path: '/api/v2/ecommerce/cart/getCart',
    access: 'guest',
    summary: 'Read a cart; a cart that no longer exists gives 400 or 409',
    body: ofCart,
    response: cartSchema,
  }),
  'cart.validateCart': defineEndpoint({
    id: 'API-090',
    method: 'POST',
    path: '/api/v2/ecommerce/cart/validateCart',
    access: 'guest',
    summary: 'Read a cart again before an order',
    body: {
      ...ofCart,
      properties: {
        ...ofCart.properties,
        seenVersion: { ...countSchema, description: 'Version of the cart that the shopper sees.' },
        seenTotal: { ...moneySchema, description: 'Order total that the shopper sees.' },
        seenCurrency: { ...currencyCodeSchema, description: 'Currency that the shopper sees.' },
        viewHash: { type: 'string', maxLength: 100, description: 'That of the cart seen.' },
      },
    },
    response: {
      type: 'object',
      required: ['items', 'validateMemberCard', 'cart', 'changed'],
      additionalProperties: false,
      properties: {
        items: { type: 'array', maxItems: 500, items: cartItemSchema },
        validateMemberCard: { type: 'boolean', description: 'False: the card is not valid now.' },
        cart: cartSchema,
        changed: { type: 'boolean', description: 'Differs from what was seen.' },
      },
    },
  }),
  'cart.getNewCartSession': defineEndpoint({
    id: 'API-091',
    method: 'GET',
    path: '/api/v2/ecommerce/cart/getNewCartSession',
    access: 'public',
    summary: 'Start a cart',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        guest: {
          type: 'string',
          maxLength: 600,
          description: 'Id of a returning guest, as `updateGuestUser` returned it.',
        },
      },
    },
    response: cartSessionSchema,
  }),
  'cart.getAbandoned': defineEndpoint({
    id: 'API-092',
    method: 'POST',
    path: '/api/v2/ecommerce/cart/getAbandoned',
    access: 'customer',
    summary: 'Find the cart the user left; empty when there is none',
    body: {
      ...nothing,
      properties: {
        ...cartSessionProperties,
        userId: { type: 'integer', description: 'Accepted and ignored.' },
      },
      description: 'With a cart, that one is taken over by the user and merged.',
    },
    response: {
      ...cartSessionSchema,
      required: [],
      properties: { ...cartSessionProperties, merged: mergedSchema },
    },
  }),
  'cart.joinCarts': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/cart/joinCarts',
    access: 'guest',
    summary: 'Move the lines of one cart into another; the caller holds both',
    body: {
      ...ofCart,
      required: [...ofCart.required, 'from'],
      properties: { ...ofCart.properties, from: cartSessionSchema },
    },
    response: {
      type: 'object',
      required: ['cart', 'merged'],
      additionalProperties: false,
      properties: { cart: cartSchema, merged: mergedSchema },
    },
  }),
  'cart.addItem': defineEndpoint({
    id: 'API-093',
    method: 'POST',
    path: '/api/v2/ecommerce/cart/addItem',
    access: 'guest',
    summary: 'Add a product to a cart',
    body: cartAddSchema,
    response: cartSchema,
  }),
  'cart.updateItem': defineEndpoint({
    id: 'API-094',
    method: 'PATCH',
    path: '/api/v2/ecommerce/cart/updateItem',
    access: 'guest',
    summary: 'Change the quantity or options of a cart item',
    body: {
      type: 'object',
      required: ['cartId', 'protectCode', 'itemId', 'qty'],
      additionalProperties: false,
      properties: {
        ...ofCart.properties,
        itemId: idSchema,
        qty: quantitySchema,
        options: cartOptionsSchema,
        productId: {
          ...idSchema,
          description: 'Another variant of the same product, with its options.',
        },
        seenVersion: { ...countSchema, description: 'Another version now is a conflict.' },
      },
    },
    response: cartSchema,
  }),
  'cart.deleteItem': defineEndpoint({
    id: 'API-095',
    method: 'DELETE',
    path: '/api/v2/ecommerce/cart/deleteItem',
    access: 'guest',
    summary: 'Remove an item from a cart',
    query: {
      type: 'object',
      required: ['cartId', 'protectCode', 'itemId'],
      additionalProperties: false,
      properties: { ...ofCart.properties, itemId: idSchema },
    },
    response: cartSchema,
  }),
  'cart.clearCart': defineEndpoint({
    id: 'API-096',
    method: 'POST',
    path: '/api/v2/ecommerce/cart/clearCart',
    access: 'guest',
    summary: 'Remove every item from a cart',
    body: ofCart,
    response: cartSchema,
  }),
  'cart.saveNote': defineEndpoint({
    id: null,
    method: 'PATCH',
    path: '/api/v2/ecommerce/cart/note',
    access: 'guest',
    summary: 'Keep the instructions that go with the order; empty takes them off',
    body: {
      type: 'object',
      required: ['cartId', 'protectCode', 'orderMessage'],
      additionalProperties: false,
      properties: { ...ofCart.properties, orderMessage: { type: 'string', maxLength: 2000 } },
    },
    response: cartSchema,
  }),
  'cart.applyCoupon': defineEndpoint({
    id: 'API-097',
    method: 'POST',
    path: '/api/v2/ecommerce/cart/applyCoupon',
    access: 'guest',
    rate: 'coupon',
    failuresOnly: true,
    summary: 'Apply a coupon or a gift voucher to a cart',
    body: {
      ...ofCart,
      required: [...ofCart.required, 'couponCode'],
      properties: { ...ofCart.properties, couponCode: { type: 'string', maxLength: 60 } },
    },
    response: {
      type: 'object',
      required: ['holds', 'refusal', 'cart'],
      additionalProperties: false,
      properties: {
        holds: { type: 'boolean', description: 'False: known, but not for this cart.' },
        refusal: couponRefusalSchema,
        cart: cartSchema,
      },
    },
  }),
  'cart.removeCoupon': defineEndpoint({
    id: 'API-098',
    method: 'POST',
    path: '/api/v2/ecommerce/cart/removeCoupon',
    access: 'guest',
    summary: 'Take the coupon, or the gift voucher of this code, off a cart',
    body: {
      ...ofCart,
      properties: { ...ofCart.properties, couponCode: { type: 'string', maxLength: 60 } },
    },
    response: cartSchema,
  }),
  'cart.applyMemberCard': defineEndpoint({
    id: 'API-099',
    method: 'POST',
    path: '/api/v2/ecommerce/cart/applyMemberCard',
    access: 'guest',
    rate: 'barcode',
    failuresOnly: true,
    summary: 'Apply a member card to a cart; an empty barcode takes it off',
    body: {
      ...ofCart,
      required: [...ofCart.required, 'barcode'],
      properties: { ...ofCart.properties, barcode: barcodeSchema },
    },
    response: cartSchema,
  }),
  'cart.updateGuestUser': defineEndpoint({
    id: 'API-100',
    method: 'POST',
    path: '/api/v2/ecommerce/cart/updateGuestUser',
    access: 'guest',
    summary: 'Keep who a guest is and where to deliver',
    body: {
      ...ofCart,
      required: [...ofCart.required, 'email'],
      properties: {
        ...ofCart.properties,
        addresses: { type: 'array', maxItems: 2, items: buyerAddressSchema },
        details: {
          ...userDetailsSchema,
          description: 'Accepted and ignored: the addresses carry the names.',
        },
        email: emailSchema,
        company: { ...userCompanySchema, type: ['object', 'null'] },
      },
    },
    response: guestUserSchema,
  }),
} as const;
