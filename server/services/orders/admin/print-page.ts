import type { Invoice } from '../invoices/invoice-rows.ts';
import type { PackingSlip } from '../shipments/packing-slip.ts';

/** A paper of an order; `order` is the id of its record, which the page leads back to. */
export type PaperPage =
  | { readonly kind: 'invoice'; readonly order: number; readonly invoice: Invoice }
  | { readonly kind: 'packingSlip'; readonly order: number; readonly slip: PackingSlip };

/** A printable page, or why there is none; `forbidden` is for staff without a scope for orders. */
export type PrintPage = PaperPage | { readonly kind: 'missing' | 'forbidden' };
