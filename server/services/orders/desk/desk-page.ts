import type { Fault } from '#schemas/result.ts';
import type { FoundOrders, OrderSearch } from './find-orders.ts';
import type { OrderFile } from './order-file.ts';
import type { DeskAction } from './possible-actions.ts';

/** What a page of the desk shows. */
export type DeskPage =
  | {
      readonly kind: 'list';
      readonly search: OrderSearch;
      readonly found: FoundOrders;
      /** Orders with flagged money; null where the list is narrowed already. */
      readonly toLookAt: FoundOrders | null;
    }
  | {
      readonly kind: 'order';
      readonly file: OrderFile;
      /** What is about to be done, and has to be confirmed. */
      readonly confirm: DeskAction | null;
      readonly done: DeskAction | null;
      readonly fault: Fault | null;
      readonly typed: { readonly amount?: string; readonly note?: string };
    }
  | { readonly kind: 'missing' }
  /** Somebody of the back office who has no business with orders. */
  | { readonly kind: 'forbidden' };
