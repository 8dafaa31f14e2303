import type { OrderResult } from '#schemas/entities/order.ts';
import type { Money } from '#schemas/money.ts';
import type { PaymentMethodData } from '#schemas/site-data.ts';
import type { OrderState } from '../db/tables/orders.ts';

export type PaymentType = PaymentMethodData['paymentType'];

/** What a payment needs to know of an order. */
export interface PayableOrder {
  readonly slug: string;
  /** As people read it, e.g. MM-2026-001001. */
  readonly number: string;
  readonly total: Money;
  readonly currency: string;
}

/** What the buyer's browser does next: nothing, post a form of the provider, or show PayPal. */
export type PaymentStart =
  | { readonly kind: 'none' }
  | { readonly kind: 'html'; readonly html: string }
  | {
      readonly kind: 'paypal';
      readonly paypal: Exclude<OrderResult['html'], string | null>;
    };

export interface PaymentAdapter {
  readonly type: PaymentType;
  /** State of an order that was just made. */
  readonly firstState: OrderState;
  /** Days until an unpaid order gives its stock back; null where nothing is awaited. */
  readonly daysToPay: number | null;
  /** Text that finds the order again on a bank statement; null where there is none. */
  reference(order: PayableOrder): string | null;
  /** Called after the order is committed, never inside its transaction. */
  start(order: PayableOrder): Promise<PaymentStart>;
}
