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

/** What a way to pay means for the order itself. */
export interface PaymentAdapter {
  readonly type: PaymentType;
  /** State of an order that was just made. */
  readonly firstState: OrderState;
  /** Days until an unpaid order gives its stock back; null where nothing is awaited. */
  readonly daysToPay: number | null;
  /** Text that finds the order again on a bank statement; null where there is none. */
  reference(order: PayableOrder): string | null;
  /** Whether the money changes hands at a provider's, through a gateway. */
  readonly isRemote: boolean;
}
