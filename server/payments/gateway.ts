import type { Language } from '#schemas/languages.ts';
import type { Money, Price } from '#schemas/money.ts';
import type { Result } from '#schemas/result.ts';
import type { PayableOrder } from './adapter.ts';

/** Data of a payment attempt for the provider. */
export interface PaymentRequest {
  /** Unique; sent as the shop's own payment number and as the idempotency key. */
  readonly id: string;
  readonly order: PayableOrder;
  readonly language: Language;
  readonly items: readonly { readonly sku: string; readonly qty: number }[];
  /** URL that the buyer returns to; works without cookies. */
  readonly returnUrl: string;
  /** URL for the provider's notifications. */
  readonly notifyUrl: string;
}

/** A form that the buyer's browser posts to the provider; contains none of the provider's markup. */
export interface ProviderForm {
  readonly action: string;
  readonly method: 'get' | 'post';
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** Data for PayPal's buttons, and for the link that works without scripts. */
export interface PayPalHandOver {
  readonly isSubscription: boolean;
  readonly planId: string | null;
  readonly quantity: number;
  readonly providerId: string;
  readonly scriptUrl: string;
  readonly approveUrl: string;
}

/** Data with which the buyer's browser gets to the provider. */
export type HandOver =
  | { readonly kind: 'form'; readonly form: ProviderForm }
  | { readonly kind: 'paypal'; readonly paypal: PayPalHandOver };

export interface OpenedPayment {
  /** The provider's id of the payment. */
  readonly providerId: string;
  readonly handOver: HandOver;
}

export interface KnownPayment {
  readonly id: string;
  readonly providerId: string;
  readonly amount: Money;
  readonly currency: string;
  /** Whether the order still accepts a payment; if not, an approved payment is not captured. */
  readonly mayCollect: boolean;
}

/** The provider's report on a payment. Null fields: not reported. */
export interface PaymentReport {
  readonly state: 'open' | 'paid' | 'failed' | 'cancelled';
  readonly amount: Money | null;
  readonly currency: string | null;
  readonly payee: string | null;
}

/** A message from the provider, directly or through the buyer's browser. */
export interface ProviderMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Text of a JSON body, or fields of a form. */
  readonly body: string | Readonly<Record<string, string>>;
  readonly now: Date;
}

/** A message whose sender was verified. */
export interface PaymentNotice {
  /** The provider's id of the payment, and the shop's if the message contains it; both must match. */
  readonly payment: { readonly id?: string; readonly providerId: string };
  readonly eventId: string;
  /** Null: the message only says that something happened, so the provider must be queried. */
  readonly report: PaymentReport | null;
}

/**
 * A payment provider. Every call goes over the network with a time limit, so none is made inside a
 * transaction. Errors: `paymentUnavailable` if the provider cannot be reached or its response is invalid,
 * `forbidden` for a message that it did not send.
 */
export interface PaymentGateway {
  /** Whether it accepts the currency, and can charge exactly this amount of it. */
  takes(price: Price): boolean;
  /** Recipient of the money, as named in reports. */
  readonly payee: string;
  /** Origins that the buyer's browser may be sent to. */
  readonly origins: readonly string[];
  /** Sources of its scripts, frames and pictures, for the CSP. */
  readonly sources: readonly string[];
  open(request: PaymentRequest): Promise<Result<OpenedPayment>>;
  /** Returns the current state; captures what the buyer has approved. */
  request(payment: KnownPayment): Promise<Result<PaymentReport>>;
  readMessage(message: ProviderMessage): Promise<Result<PaymentNotice>>;
}

export type Gateways = Partial<Record<'HPF' | 'PAYPAL', PaymentGateway>>;
