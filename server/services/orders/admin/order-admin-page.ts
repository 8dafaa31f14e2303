import type { AppError } from '#schemas/result.ts';
import type { Invoice } from '../invoices/invoice-rows.ts';
import type { PackingSlip } from '../shipments/packing-slip.ts';
import type { FoundOrders, OrderSearch } from './find-orders.ts';
import type { OrderFile } from './order-file.ts';
import type { OrderAction, OrderActionName } from './possible-actions.ts';

/** A page for paper; `order` is the number of the order it belongs to. */
export type PrintPage =
  | { readonly kind: 'invoice'; readonly order: number; readonly invoice: Invoice }
  | { readonly kind: 'packingSlip'; readonly order: number; readonly slip: PackingSlip };

/** What a page of the order admin shows. */
export type OrderAdminPage =
  | PrintPage
  | {
      readonly kind: 'list';
      readonly search: OrderSearch;
      readonly found: FoundOrders;
      /** Orders with flagged money; null where the list is narrowed already. */
      readonly toLookAt: FoundOrders | null;
      /** Orders with digital goods to deliver by hand; null likewise. */
      readonly toDeliver: FoundOrders | null;
    }
  | {
      readonly kind: 'order';
      readonly file: OrderFile;
      /** What is about to be done, and has to be confirmed. */
      readonly confirm: OrderAction | null;
      readonly done: OrderActionName | null;
      readonly error: AppError | null;
      /** By name of the field. */
      readonly typed: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'missing' }
  /** Somebody of the back office who has no business with orders. */
  | { readonly kind: 'forbidden' };
