import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { queueOrderMail } from '../../mail/queue-order-mails.ts';
import { counter } from './counter.ts';
import { type DigitalUnits, digitalUnits } from './digital-units.ts';
import { freeSeats } from './free-seats.ts';
import { issueCards, issueVouchers } from './issue-codes.ts';
import { newTicketCode } from './ticket-code.ts';

/** Number of downloads per piece of a bought file. */
const timesPerPiece = 10;

/**
 * Creates the tickets, downloads, vouchers and member cards of a paid order and puts one mail about them into
 * the outbox, in the transaction that settles the payment. A repeated call changes nothing.
 */
export async function issueDigital(
  step: Transaction<Database>,
  orderId: number,
  now: Date,
): Promise<void> {
  const units = await digitalUnits(step, orderId);
  if (units.length === 0 || (await isIssued(step, units))) return;
  const tickets = await ticketRows(step, units, now);
  const downloads = await downloadRows(step, units, now);
  if (tickets.length > 0) await step.insertInto('tickets').values(tickets).execute();
  if (downloads.length > 0) await step.insertInto('downloads').values(downloads).execute();
  const vouchers = await issueVouchers(step, orderId, units, now);
  const cards = await issueCards(step, orderId, units, now);
  if (tickets.length + downloads.length + vouchers + cards > 0)
    await queueOrderMail(step, orderId, 'order.digital');
}

/**
 * The order is locked, so no other transaction issues at the same time; unique keys guard against duplicates.
 */
async function isIssued(
  step: Transaction<Database>,
  units: readonly DigitalUnits[],
): Promise<boolean> {
  const items = units.map(({ itemId }) => itemId);
  const { rows } = await sql<{ issued: boolean }>`SELECT
    EXISTS (SELECT FROM tickets WHERE order_item_id = ANY (${items}::int[]))
    OR EXISTS (SELECT FROM downloads WHERE order_item_id = ANY (${items}::int[]))
    OR EXISTS (SELECT FROM vouchers WHERE order_item_id = ANY (${items}::int[]))
    OR EXISTS (SELECT FROM member_cards WHERE order_item_id = ANY (${items}::int[])) AS issued`.execute(
    step,
  );
  return rows[0]?.issued === true;
}

async function ticketRows(step: Transaction<Database>, units: readonly DigitalUnits[], now: Date) {
  const sold = units.filter(({ isTicket }) => isTicket);
  const single = sold.flatMap((unit) => Array.from({ length: unit.pieces }, () => unit));
  const seats = await freeSeats(step, single);
  const place = counter();
  return single.map(({ itemId, productId, eventId, name }, index) => ({
    order_item_id: itemId,
    position: place(itemId),
    product_id: productId,
    event_id: eventId,
    name,
    seat: seats[index] ?? null,
    code: newTicketCode(),
    issued_at: now.toISOString(),
  }));
}

async function downloadRows(
  step: Transaction<Database>,
  units: readonly DigitalUnits[],
  now: Date,
) {
  const products = units.flatMap(({ productId, mainId }) => [productId, mainId ?? productId]);
  const files = await step
    .selectFrom('product_files')
    .select(['product_id', 'media_id'])
    .where('product_id', 'in', products)
    .orderBy('position')
    .execute();
  const place = counter();
  return units.flatMap(({ itemId, productId, mainId, name, pieces }) => {
    const own = files.filter((file) => file.product_id === productId);
    const shared = files.filter((file) => file.product_id === mainId);
    return (own.length > 0 ? own : shared).map((file) => ({
      order_item_id: itemId,
      position: place(itemId),
      media_id: file.media_id,
      name,
      allowed: timesPerPiece * pieces,
      issued_at: now.toISOString(),
    }));
  });
}
