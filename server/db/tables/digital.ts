import type { Generated, GeneratedAlways } from 'kysely';

export interface ProductFilesTable {
  product_id: number;
  position: number;
  media_id: number;
}

export interface TicketsTable {
  id: GeneratedAlways<number>;
  order_item_id: number;
  position: number;
  product_id: number | null;
  event_id: number | null;
  /** Name as sold, in the order's language. */
  name: string;
  seat: string | null;
  code: string;
  issued_at: string;
  used_at: string | null;
  /** Staff user who admitted the guest. */
  used_by: number | null;
  revoked_at: string | null;
}

export interface VouchersTable {
  id: GeneratedAlways<number>;
  order_item_id: number;
  position: number;
  name: string;
  code: string;
  currency: string;
  value: number;
  /** Remaining value of the voucher. */
  balance: number;
  issued_at: string;
  valid_to: string;
  revoked_at: string | null;
}

/** Digital goods that staff delivered. */
export interface HandDeliveriesTable {
  order_item_id: number;
  user_id: number | null;
  delivered_at: Generated<string>;
}

export interface DownloadsTable {
  id: GeneratedAlways<number>;
  order_item_id: number;
  position: number;
  media_id: number;
  name: string;
  allowed: number;
  used: Generated<number>;
  issued_at: string;
  revoked_at: string | null;
}
