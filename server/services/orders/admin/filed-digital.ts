import type { Kysely } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import type { Database } from '../../../db/schema.ts';
import { type HandDelivery, handDeliveries } from '../../digital/hand-deliveries.ts';
import {
  loadCards,
  loadVouchers,
  type MemberCard,
  type Voucher,
} from '../../digital/load-codes.ts';
import { type Download, loadDownloads } from '../../digital/load-downloads.ts';
import { loadTickets, type Ticket } from '../../digital/load-tickets.ts';

/** Digital goods of an order, including those that staff still have to deliver by hand. */
export interface FiledDigital {
  readonly tickets: readonly Ticket[];
  readonly downloads: readonly Download[];
  readonly vouchers: readonly Voucher[];
  readonly cards: readonly MemberCard[];
  readonly byHand: readonly HandDelivery[];
}

export async function filedDigital(db: Kysely<Database>, orderId: number): Promise<FiledDigital> {
  const now = new Date();
  const [tickets, downloads, vouchers, cards, byHand] = await Promise.all([
    loadTickets(db, { orderId }, defaultLanguage),
    loadDownloads(db, { orderId }),
    loadVouchers(db, orderId, now),
    loadCards(db, orderId, now),
    handDeliveries(db, orderId),
  ]);
  return { tickets, downloads, vouchers, cards, byHand };
}
