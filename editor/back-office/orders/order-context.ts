import { createContext, use } from 'react';
import type { OrderFileView } from '#schemas/entities/order-file.ts';
import { invariant, type Result } from '#schemas/result.ts';

export interface OrderPage {
  readonly file: OrderFileView;
  /** Formats an amount in the currency of the order. */
  readonly price: (amount: number) => string;
  /** Formats an amount in the currency with this code. */
  readonly priceIn: (amount: number, currency: string) => string;
  /** Formats a date with its time to the minute. */
  readonly time: (instant: string) => string;
  /** Returns the label of an order state. */
  readonly stateLabel: (state: string) => string;
  /** Performs an action. If it succeeds, the page shows the returned order. */
  readonly act: (
    action: string,
    typed: Readonly<Record<string, string>>,
  ) => Promise<Result<OrderFileView>>;
  /** Opens the dialog of an action; `about` is the number of a parcel, or the kind of an address. */
  readonly ask: (action: string, about?: string) => void;
}

export const OrderContext = createContext<OrderPage | null>(null);

export function useOrder(): OrderPage {
  const page = use(OrderContext);
  invariant(page, 'A part of the order was rendered outside of it.');
  return page;
}
