import type { FiscalFacts } from '../fiscalisation/read-fiscal.ts';
import type { Invoice } from '../invoices/invoice-rows.ts';
import type { PackingSlip } from '../shipments/packing-slip.ts';

/** The codes of a paper, with the QR code as a picture. */
export interface PrintedFiscal extends FiscalFacts {
  readonly picture: string;
}

/** A paper of an order; `order` is the id of the record to which the page links back. */
export type PaperPage =
  | {
      readonly kind: 'invoice';
      readonly order: number;
      readonly invoice: Invoice;
      readonly fiscal: PrintedFiscal | null;
    }
  | { readonly kind: 'packingSlip'; readonly order: number; readonly slip: PackingSlip };

/** A printable page, or the reason why there is none; `forbidden` is for staff without a scope for orders. */
export type PrintPage = PaperPage | { readonly kind: 'missing' | 'forbidden' };
