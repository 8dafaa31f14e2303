import type { Money } from '../money.ts';
import type { Address } from './address.ts';
import { idSchema, lineSchema } from './fragments.ts';
import { typed } from './typed.ts';

interface CustomerAddress {
  readonly id: number;
  /** The address as lines of text. */
  readonly lines: readonly string[];
  readonly address: Address;
  readonly isDefaultDelivery: boolean;
  readonly isDefaultInvoice: boolean;
}

interface CustomerOrder {
  readonly id: number;
  readonly orderNumber: string;
  readonly state: string;
  readonly total: Money;
  readonly currency: string;
  readonly createdAt: string;
}

/** The abandoned cart of a customer, at current prices. */
export interface CustomerCart {
  readonly changedAt: string;
  readonly currency: string;
  readonly total: Money;
  readonly lines: readonly {
    readonly id: number;
    readonly productId: number;
    readonly name: string;
    readonly sku: string;
    readonly qty: number;
    readonly total: Money;
    readonly isSold: boolean;
  }[];
}

interface CustomerConsent {
  readonly id: number;
  readonly at: string;
  readonly isGiven: boolean;
  readonly form: string;
  /** The consent's number. */
  readonly number: string;
  /** The consent's text as the customer saw it. */
  readonly text: string;
}

interface CustomerReview {
  readonly id: number;
  readonly at: string;
  readonly rating: number | null;
  readonly text: string;
  readonly status: string;
}

interface CustomerNote {
  readonly id: number;
  readonly at: string;
  readonly by: string | null;
  readonly text: string;
}

/** Everything that staff see of a customer besides the fields of the record. */
export interface CustomerFile {
  readonly id: number;
  readonly email: string;
  readonly isBlocked: boolean;
  readonly company: string | null;
  readonly memberCard: string | null;
  readonly addresses: readonly CustomerAddress[];
  /** The customer's latest orders. */
  readonly orders: readonly CustomerOrder[];
  /** Totals by currency, without orders that were cancelled, returned or not paid. */
  readonly totals: readonly {
    readonly currency: string;
    readonly count: number;
    readonly total: Money;
  }[];
  /** Numbers of unfinished orders; the account cannot be erased while there are any. */
  readonly openOrders: readonly string[];
  readonly cart: CustomerCart | null;
  readonly consents: readonly CustomerConsent[];
  readonly newsletter: {
    readonly state: 'subscribed' | 'unconfirmed' | 'unsubscribed';
    readonly at: string;
  } | null;
  readonly reviews: readonly CustomerReview[];
  readonly notes: readonly CustomerNote[];
  readonly sessions: readonly {
    readonly id: string;
    readonly device: string | null;
    readonly usedAt: string;
  }[];
  /** Time at which the account will be erased, if its owner requested that. */
  readonly erasedAt: string | null;
}

const records = {
  type: 'array',
  maxItems: 1000,
  items: { type: 'object', additionalProperties: true },
} as const;

export const customerFileSchema = typed<CustomerFile>({
  type: 'object',
  required: ['id', 'email', 'isBlocked', 'addresses', 'orders', 'cart', 'consents', 'notes'],
  additionalProperties: true,
  properties: {
    id: idSchema,
    email: lineSchema,
    isBlocked: { type: 'boolean' },
    addresses: records,
    orders: { ...records, description: 'The latest ones.' },
    totals: { ...records, description: 'What was bought in each currency.' },
    cart: { type: ['object', 'null'], additionalProperties: true },
    consents: records,
    reviews: records,
    notes: records,
    sessions: records,
  },
});
