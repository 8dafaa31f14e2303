import type { Kysely } from 'kysely';
import type { DigitalGoods } from '#schemas/entities/digital.ts';
import type { Language } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { loadCards, loadVouchers } from './load-codes.ts';
import { loadDownloads } from './load-downloads.ts';
import { loadTickets } from './load-tickets.ts';
import { signedPath } from './signed-path.ts';
import { showTicketCode } from './ticket-code.ts';

/** Returns the digital goods of an order, with addresses for its buyer; null when there are none. */
export async function digitalGoods(
  db: Kysely<Database>,
  orderId: number,
  language: Language,
  now: Date,
): Promise<DigitalGoods | null> {
  const [tickets, downloads, vouchers, cards] = await Promise.all([
    loadTickets(db, { orderId }, language),
    loadDownloads(db, { orderId }),
    loadVouchers(db, orderId, now),
    loadCards(db, orderId, now),
  ]);
  if ([tickets, downloads, vouchers, cards].every(({ length }) => length === 0)) return null;
  const hasValid = tickets.some(({ state }) => state === 'valid');
  return {
    tickets: await Promise.all(
      tickets.map(async ({ id, orderId: _o, revokedAt: _r, chosen, ...ticket }) => ({
        ...ticket,
        chosen: [...chosen],
        code: showTicketCode(ticket.code),
        picture: await signedPath(db, 'code', id, now),
      })),
    ),
    ticketsFile: hasValid ? await signedPath(db, 'tickets', orderId, now) : null,
    downloads: await Promise.all(
      downloads.map(async ({ id, name, file, size, allowed, left, state }) => ({
        name,
        file,
        size,
        allowed,
        left,
        state,
        href: await signedPath(db, 'file', id, now),
      })),
    ),
    vouchers: vouchers.map(({ id: _i, currency: _c, chosen, ...voucher }) => ({
      ...voucher,
      chosen: [...chosen],
      code: showTicketCode(voucher.code),
    })),
    cards,
  };
}
