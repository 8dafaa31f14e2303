import type { Money } from '#schemas/money.ts';
import type { PaymentMethodData } from '#schemas/site-data.ts';
import type { OrderState } from '../db/tables/orders.ts';

export type PaymentType = PaymentMethodData['paymentType'];

/** Data of an order for its payment. */
export interface PayableOrder {
  readonly slug: string;
  /** The order number that buyers see, for example AB-2026-001001. */
  readonly number: string;
  readonly total: Money;
  readonly currency: string;
}

/** Effects of a payment method on the order itself. */
export interface PaymentAdapter {
  readonly type: PaymentType;
  /** State of a new order. */
  readonly firstState: OrderState;
  /** Days until the stock of an unpaid order is released; null if no payment is expected. */
  readonly daysToPay: number | null;
  /** Returns the text that identifies the order on a bank statement; null if there is none. */
  readonly reference: ((order: PayableOrder) => string | null) | null;
  /** Whether the payment takes place at a provider, through a gateway. */
  readonly isRemote: boolean;
}
