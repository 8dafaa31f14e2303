import type { JsonObject } from '../document/element.ts';
import type { Money } from '../money.ts';
import type { BuyerAddress } from './address.ts';
import { emailSchema, htmlSchema, idSchema, keySchema, lineSchema } from './fragments.ts';
import type { OrderPaper } from './order.ts';
import type { PriceBreakdown } from './price-breakdown.ts';
import type { OrderShipment } from './shipment.ts';
import { type Infer, typed } from './typed.ts';

/** Money that went back for an order. */
export interface OrderRefund {
  readonly id: number;
  readonly at: string;
  readonly by: string | null;
  readonly amount: Money;
  readonly reason: string;
  readonly creditNote: string | null;
  readonly items: readonly {
    readonly name: string;
    readonly qty: number;
    readonly amount: Money;
  }[];
}

/** Goods of an order that were returned. */
export interface OrderReturn {
  readonly id: number;
  readonly at: string;
  readonly by: string | null;
  readonly note: string;
  readonly items: readonly {
    readonly name: string;
    readonly sku: string;
    readonly qty: number;
    /** Number of returned pieces that went back into stock. */
    readonly restocked: number;
  }[];
}

/** A line of an order, with the progress of its pieces. */
export interface OrderFileLine {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
  readonly unitPrice: Money;
  /** Amount paid for the line, after its discounts. */
  readonly total: Money;
  readonly chosen: readonly { readonly label: string; readonly value: string }[];
  /** The customer group's price list that the price is from; null for the regular price. */
  readonly priceList: string | null;
  /** Products of a bundle. */
  readonly parts: readonly { readonly name: string; readonly qty: number }[];
  /** Position of the line in the price breakdown. */
  readonly position: number;
  readonly shipped: number;
  readonly returned: number;
  readonly refunded: number;
  /** Number of pieces that the buyer has and may return. */
  readonly returnable: number;
}

export interface OrderFileEvent {
  readonly id: number;
  readonly at: string;
  readonly from: string | null;
  readonly to: string;
  readonly reason: string;
  readonly details: JsonObject;
  readonly actor: 'buyer' | 'staff' | 'provider' | 'system';
  /** Email address of the staff member. */
  readonly by: string | null;
}

export interface OrderFilePayment {
  readonly id: string;
  readonly type: string;
  readonly state: string;
  readonly flag: string | null;
  readonly amount: Money;
  readonly currency: string;
  readonly providerId: string | null;
  readonly reports: readonly {
    readonly at: string;
    readonly source: string;
    readonly state: string;
    /** Null if the report names no amount. */
    readonly amount: Money | null;
    readonly currency: string | null;
  }[];
}

export interface OrderFileMail {
  readonly id: number;
  readonly kind: string;
  /** Number of times that the mail was sent again. */
  readonly copies: number;
  readonly sentAt: string | null;
  readonly failedAt: string | null;
  readonly attempts: number;
}

/** The report of an invoice or credit note to the tax office. */
export interface OrderFileReport {
  readonly id: number;
  /** The number of the paper. */
  readonly number: string;
  /** Codes that are printed on the paper, with their names. */
  readonly codes: readonly { readonly label: string; readonly code: string }[];
  readonly reportedAt: string | null;
  /** The tax office's message about the last failed attempt. */
  readonly error: string | null;
  readonly attempts: number;
}

/** A ticket, download, voucher or member card of an order. */
export interface OrderFileDigital {
  readonly kind: 'ticket' | 'download' | 'voucher' | 'card';
  /** Code or id that identifies it in actions. */
  readonly which: string;
  readonly name: string;
  readonly state: string;
  readonly facts: readonly string[];
  readonly usedAt: string | null;
  readonly validTo: string | null;
  /** Number of remaining and of allowed downloads. */
  readonly downloads: { readonly left: number; readonly allowed: number } | null;
  /** Remaining and original value of a voucher. */
  readonly money: { readonly balance: Money; readonly value: Money } | null;
}

/** Everything that staff see of an order. */
export interface OrderFileView {
  readonly id: number;
  readonly number: number;
  readonly orderNumber: string;
  readonly state: string;
  readonly currency: string;
  readonly paymentType: string;
  readonly paymentReference: string | null;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly expiresAt: string | null;
  readonly email: string | null;
  readonly userId: number | null;
  readonly deliveryName: string | null;
  readonly withdrawal: { readonly receivedAt: string; readonly isConfirmed: boolean } | null;
  /** Names of the actions that staff can take now. */
  readonly actions: readonly string[];
  readonly isEnded: boolean;
  readonly lines: readonly OrderFileLine[];
  readonly sums: {
    readonly items: Money;
    readonly coupon: Money;
    readonly loyalty: Money;
    readonly delivery: Money;
    readonly addedTax: Money;
    readonly voucher: Money;
    readonly total: Money;
    readonly refunded: Money;
  };
  readonly breakdown: PriceBreakdown;
  /** Part of the total in minor units that the breakdown does not explain; null without a breakdown. */
  readonly unexplained: Money | null;
  readonly events: readonly OrderFileEvent[];
  readonly payments: readonly OrderFilePayment[];
  readonly mails: readonly OrderFileMail[];
  readonly shipments: readonly OrderShipment[];
  /** Items that are not shipped yet. */
  readonly left: readonly {
    readonly id: number;
    readonly name: string;
    readonly sku: string;
    readonly qty: number;
  }[];
  readonly papers: readonly OrderPaper[];
  /** Whether the papers are also e-invoices. */
  readonly hasEInvoices: boolean;
  readonly reports: readonly OrderFileReport[];
  readonly digital: readonly OrderFileDigital[];
  readonly byHand: readonly {
    readonly itemId: number;
    readonly name: string;
    readonly sku: string;
    readonly qty: number;
    readonly deliveredAt: string | null;
  }[];
  readonly addresses: { readonly Main?: BuyerAddress; readonly Shipping?: BuyerAddress };
  /** The company on the invoice. */
  readonly company: { readonly name?: string; readonly oib?: string | null } | null;
  /** The addresses as lines of text. */
  readonly addressLines: {
    readonly Main?: readonly string[];
    readonly Shipping?: readonly string[];
  };
  readonly notes: {
    readonly orderMessage?: string;
    readonly giftMessage?: string;
    readonly to?: string;
    readonly from?: string;
  };
  readonly refunds: readonly OrderRefund[];
  readonly returns: readonly OrderReturn[];
}

const records = {
  type: 'array',
  maxItems: 10_000,
  items: { type: 'object', additionalProperties: true },
} as const;

export const orderFileSchema = typed<OrderFileView>({
  type: 'object',
  required: ['number', 'orderNumber', 'state', 'currency', 'actions', 'lines', 'events'],
  additionalProperties: true,
  properties: {
    number: idSchema,
    orderNumber: lineSchema,
    state: keySchema,
    currency: keySchema,
    actions: {
      type: 'array',
      maxItems: 100,
      items: keySchema,
      description: 'What staff may do now; `orderFile.act` performs it.',
    },
    lines: records,
    events: records,
    shipments: records,
    refunds: records,
    returns: records,
  },
});

export const mailPreviewSchema = {
  type: 'object',
  required: ['to', 'subject', 'html', 'files'],
  additionalProperties: false,
  properties: {
    to: emailSchema,
    subject: lineSchema,
    html: { ...htmlSchema, maxLength: 2_000_000 },
    files: {
      type: 'array',
      maxItems: 100,
      items: lineSchema,
      description: 'Names of attachments.',
    },
  },
} as const;

/** Preview of a mail of an order that will be sent again. */
export type MailPreview = Infer<typeof mailPreviewSchema>;
