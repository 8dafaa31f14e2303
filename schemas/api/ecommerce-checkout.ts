import { cartSchema } from '../entities/cart.ts';
import { cartSessionProperties, currencyIdSchema } from '../entities/cart-add.ts';
import {
  deliveryMethodSchema,
  deliveryTermsSchema,
  paymentMethodSchema,
} from '../entities/checkout-methods.ts';
import {
  countSchema,
  idSchema,
  keySchema,
  nullableIdSchema,
  pathSchema,
} from '../entities/fragments.ts';
import { listOf } from '../entities/lists.ts';
import { orderPaymentSchema, orderResultSchema, orderSummarySchema } from '../entities/order.ts';
import {
  checkoutSettingsSchema,
  countrySchema,
  currencyConfigSchema,
} from '../entities/settings.ts';
import { currencyCodeSchema, moneySchema } from '../money.ts';
import { orderAccessProperties } from './ecommerce-orders.ts';
import { defineEndpoint } from './endpoint.ts';
import { captchaProperties, orderParams, userIdSchema } from './inputs.ts';

const required = ['cartId', 'protectCode'] as const;
const ofCart = { userId: userIdSchema, ...cartSessionProperties } as const;
const noteSchema = { type: 'string', maxLength: 2000 } as const;
const addressIds = {
  userBillingAddressId: nullableIdSchema,
  userShippingAddressId: nullableIdSchema,
} as const;

export const checkoutEndpoints = {
  'checkout.getCheckoutSettings': defineEndpoint({
    id: 'API-079',
    method: 'GET',
    path: '/api/v1/ecommerce/settings/getCheckoutSettings',
    access: 'public',
    summary: 'Read the settings of cart and checkout',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        cart_type: { type: 'string', maxLength: 60, description: 'Accepted and ignored.' },
      },
    },
    response: checkoutSettingsSchema,
  }),
  'checkout.getCurrencyConfig': defineEndpoint({
    id: 'API-080',
    method: 'GET',
    path: '/api/v2/ecommerce/settings/getCurrencyConfig',
    access: 'public',
    summary: 'Read the currencies of the shop',
    response: currencyConfigSchema,
  }),
  'checkout.getAvailableCountries': defineEndpoint({
    id: 'API-081',
    method: 'POST',
    path: '/api/v2/ecommerce/checkout/getAvailableCountries',
    access: 'public',
    summary: 'List the countries the shop sells to',
    body: { type: 'object', additionalProperties: false, properties: ofCart },
    response: listOf(countrySchema),
  }),
  'checkout.getDeliveryByAvailableCountries': defineEndpoint({
    id: 'API-082',
    method: 'POST',
    path: '/api/v1/ecommerce/delivery/getDeliveryByAvailableCountries',
    access: 'guest',
    summary: 'List the countries a cart can be delivered to',
    body: { type: 'object', required, additionalProperties: false, properties: ofCart },
    response: {
      type: 'object',
      required: ['countries'],
      additionalProperties: false,
      properties: { countries: { type: 'array', maxItems: 300, items: countrySchema } },
    },
  }),
  'checkout.listDeliveryTerms': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/ecommerce/delivery/listTerms',
    access: 'public',
    summary: 'List what parcels of any weight cost, where they go and how long they take',
    response: listOf(deliveryTermsSchema),
  }),
  'checkout.getApplicableDeliveryMethods': defineEndpoint({
    id: 'API-083',
    method: 'POST',
    path: '/api/v2/ecommerce/checkout/delivery/getApplicableDeliveryMethods',
    access: 'guest',
    summary: 'List the ways to deliver a cart',
    body: {
      type: 'object',
      required,
      additionalProperties: false,
      properties: {
        ...ofCart,
        countryId: { ...nullableIdSchema, description: 'That of the delivery address if absent.' },
        currencyId: currencyIdSchema,
        ...addressIds,
      },
    },
    response: listOf(deliveryMethodSchema),
  }),
  'checkout.saveDeliveryMethod': defineEndpoint({
    id: 'API-084',
    method: 'PUT',
    path: '/api/v2/ecommerce/checkout/delivery/saveDeliveryMethod',
    access: 'guest',
    summary: 'Choose the way to deliver',
    body: {
      type: 'object',
      required: [...required, 'deliveryMethodId'],
      additionalProperties: false,
      properties: {
        ...ofCart,
        deliveryMethodId: idSchema,
        branchId: nullableIdSchema,
        preview: {
          type: 'boolean',
          description:
            'Answers the cart as it would be and saves nothing; the branch may be missing.',
        },
        ...addressIds,
      },
    },
    response: cartSchema,
  }),
  'checkout.getApplicablePaymentMethods': defineEndpoint({
    id: 'API-085',
    method: 'POST',
    path: '/api/v2/ecommerce/checkout/payment/getApplicablePaymentMethods',
    access: 'guest',
    summary: 'List the ways to pay for a cart',
    body: {
      type: 'object',
      required,
      additionalProperties: false,
      properties: { ...ofCart, ...addressIds },
    },
    response: listOf(paymentMethodSchema),
  }),
  'checkout.savePaymentMethod': defineEndpoint({
    id: 'API-086',
    method: 'PUT',
    path: '/api/v2/ecommerce/checkout/payment/savePaymentMethod',
    access: 'guest',
    summary: 'Choose the way to pay',
    body: {
      type: 'object',
      required: [...required, 'paymentMethodId'],
      additionalProperties: false,
      properties: {
        ...ofCart,
        paymentMethodId: idSchema,
        companyData: {
          type: 'object',
          required: ['companyName', 'oib'],
          additionalProperties: false,
          properties: {
            companyName: { type: 'string', maxLength: 200 },
            oib: { type: 'string', maxLength: 40 },
          },
        },
      },
    },
    response: cartSchema,
  }),
  'checkout.createOrder': defineEndpoint({
    id: 'API-087',
    method: 'POST',
    path: '/api/v2/ecommerce/checkout/order/create',
    access: 'guest',
    headers: ['Idempotency-Key'],
    rate: 'order',
    summary: 'Order a cart',
    body: {
      type: 'object',
      required,
      additionalProperties: false,
      properties: {
        ...ofCart,
        giftMessage: noteSchema,
        orderMessage: noteSchema,
        to: { type: 'string', maxLength: 200 },
        from: { type: 'string', maxLength: 200 },
        failureURL: {
          ...pathSchema,
          description: 'Path on the site; the slug of the order is added.',
        },
        successURL: pathSchema,
        seenVersion: { ...countSchema, description: 'Another version now is a conflict.' },
        seenTotal: { ...moneySchema, description: 'Another total now is a conflict.' },
        seenCurrency: {
          ...currencyCodeSchema,
          description: 'Another currency now is a conflict.',
        },
        viewHash: {
          type: 'string',
          maxLength: 100,
          description: 'That of the cart seen; another one now is a conflict.',
        },
        consents: { type: 'array', maxItems: 100, items: idSchema },
        digitalWaiver: {
          type: 'boolean',
          description: 'Digital goods at once, without the right of withdrawal.',
        },
      },
    },
    response: orderResultSchema,
  }),
  'checkout.pgSuccess': defineEndpoint({
    id: 'API-088',
    method: 'POST',
    path: '/api/v2/ecommerce/checkout/order/pgSuccess/{id}',
    access: 'public',
    rate: 'order',
    summary: 'Report a payment; the server asks the provider whether it is true',
    params: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { ...keySchema, description: 'Slug of the order.' } },
    },
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        details: { type: 'object', maxProperties: 100, description: 'What the provider reported.' },
        internalRedirect: { anyOf: [{ type: 'boolean' }, pathSchema] },
      },
    },
    response: {
      type: 'object',
      required: ['url'],
      additionalProperties: false,
      properties: { url: { ...pathSchema, description: 'Path on the site to go to.' } },
    },
  }),
  'checkout.orderPayment': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/ecommerce/checkout/order/{orderSlug}/payment',
    access: 'public',
    summary: 'Read how an order can still be paid',
    params: orderParams,
    response: orderPaymentSchema,
  }),
  'checkout.payAgain': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/checkout/order/{orderSlug}/payment',
    access: 'public',
    rate: 'order',
    summary: 'Try to pay an order again, or in another way',
    params: orderParams,
    body: {
      type: 'object',
      required: ['paymentMethodId'],
      additionalProperties: false,
      properties: { paymentMethodId: idSchema, ...captchaProperties },
    },
    response: orderResultSchema,
  }),
  'checkout.order': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/ecommerce/checkout/order/{orderSlug}',
    access: 'public',
    summary: 'Read what the success page shows of an order to its buyer',
    params: orderParams,
    body: { type: 'object', additionalProperties: false, properties: orderAccessProperties },
    response: orderSummarySchema,
  }),
} as const;
