import type { AppError } from '#schemas/result.ts';
import type { Invoice } from '../invoices/invoice-rows.ts';
import type { PackingSlip } from '../shipments/packing-slip.ts';
import type { OrderFile } from './order-file.ts';
import type { OrderAction, OrderActionName } from './possible-actions.ts';

/** A printable page; `order` is the id of its order, whose record it leads back to. */
export type PrintPage =
  | { readonly kind: 'invoice'; readonly order: number; readonly invoice: Invoice }
  | { readonly kind: 'packingSlip'; readonly order: number; readonly slip: PackingSlip };

/** Data of a page of the order admin. */
export type OrderAdminPage =
  | PrintPage
  | {
      readonly kind: 'order';
      readonly file: OrderFile;
      /** The action that needs a confirmation. */
      readonly confirm: OrderAction | null;
      readonly done: OrderActionName | null;
      readonly error: AppError | null;
      /** Keyed by field name. */
      readonly typed: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'missing' }
  /** For back-office users without a scope for orders. */
  | { readonly kind: 'forbidden' };
