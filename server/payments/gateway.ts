import type { Language } from '#schemas/languages.ts';
import type { Money } from '#schemas/money.ts';
import type { Result } from '#schemas/result.ts';
import type { PayableOrder } from './adapter.ts';

/** A try to pay an order, as the provider is told of it. */
export interface PaymentRequest {
  /** Unique; sent along as the shop's own number, and as the key that makes repeating harmless. */
  readonly id: string;
  readonly order: PayableOrder;
  readonly language: Language;
  readonly items: readonly { readonly sku: string; readonly qty: number }[];
  /** Where the buyer comes back to; works without cookies. */
  readonly returnUrl: string;
  /** Where the provider tells what happened. */
  readonly notifyUrl: string;
}

/** A form that the buyer's browser posts to the provider: nothing of the provider's markup is left. */
export interface ProviderForm {
  readonly action: string;
  readonly method: 'get' | 'post';
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** What the buttons of PayPal need, and the page that does without scripts. */
export interface PayPalHandOver {
  readonly isSubscription: boolean;
  readonly planId: string | null;
  readonly quantity: number;
  readonly providerId: string;
  readonly scriptUrl: string;
  readonly approveUrl: string;
}

/** How the buyer gets to the provider. */
export type HandOver =
  | { readonly kind: 'form'; readonly form: ProviderForm }
  | { readonly kind: 'paypal'; readonly paypal: PayPalHandOver };

export interface OpenedPayment {
  /** The provider's own number of the payment. */
  readonly providerId: string;
  readonly handOver: HandOver;
}

export interface KnownPayment {
  readonly id: string;
  readonly providerId: string;
  readonly amount: Money;
  readonly currency: string;
  /** False when the order takes no money any more: what is only approved stays uncollected. */
  readonly mayCollect: boolean;
}

/** What the provider says of a payment. Null: it does not say. */
export interface PaymentReport {
  readonly state: 'open' | 'paid' | 'failed' | 'cancelled';
  readonly amount: Money | null;
  readonly currency: string | null;
  readonly payee: string | null;
}

/** A message that came with the buyer or from the provider itself. */
export interface ProviderMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Text of a JSON body, or fields of a form. */
  readonly body: string | Readonly<Record<string, string>>;
  readonly now: Date;
}

/** A message whose sender was checked. */
export interface PaymentNotice {
  /** The provider's number of the payment, with the shop's where the message names it; both must fit. */
  readonly payment: { readonly id?: string; readonly providerId: string };
  readonly eventId: string;
  /** Null: the message only says that something happened; the provider has to be asked. */
  readonly report: PaymentReport | null;
}

/**
 * A payment provider. Every call goes over the network with a time limit, so none is made inside of
 * a transaction. Errors: `paymentUnavailable` when the provider cannot be reached or answers
 * nonsense, `forbidden` for a message it did not send.
 */
export interface PaymentGateway {
  /** Whether it takes money in this currency (ISO code). */
  takes(currency: string): boolean;
  /** Who gets the money, as reports name him. */
  readonly payee: string;
  /** Origins that the buyer's browser may send the hand-over to. */
  readonly origins: readonly string[];
  /** What its scripts, frames and pictures come from, as sources of a content security policy. */
  readonly sources: readonly string[];
  open(request: PaymentRequest): Promise<Result<OpenedPayment>>;
  /** The state now; collects what the buyer has approved. */
  ask(payment: KnownPayment): Promise<Result<PaymentReport>>;
  readMessage(message: ProviderMessage): Promise<Result<PaymentNotice>>;
}

export type Gateways = Partial<Record<'HPF' | 'PAYPAL', PaymentGateway>>;
