import type { Kysely } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { TicketCheck } from '#schemas/entities/digital.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { mayWorkOnOrders } from '../account/order-rights.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { loadTickets, type Ticket, type TicketFilter } from './load-tickets.ts';
import { readTicketCode, showTicketCode } from './ticket-code.ts';

type Input = EndpointInput<'order.checkTicket'>;

interface Admission {
  /** The staff member who checks tickets. */
  readonly userId: number;
  readonly now: Date;
  readonly language: Language;
}

export const checkTicketCall =
  ({ db }: ServiceDependencies): Handler<'order.checkTicket'> =>
  async (input, { actor, now, language }) => {
    if (actor.kind !== 'backoffice' || !mayWorkOnOrders(actor)) return fail('forbidden');
    return ok(await checkTicket(db, input, { userId: actor.userId, now, language }));
  };

/**
 * Checks a code at the entrance. With `admit`, one conditional update marks a valid ticket as used, so that
 * only one of two simultaneous scans admits the guest. Outside the event's time it requires `anyDay`.
 */
export async function checkTicket(
  db: Kysely<Database>,
  { code: typed, admit = false, anyDay = false }: Input,
  { userId, now, language }: Admission,
): Promise<TicketCheck> {
  const code = readTicketCode(typed);
  const ticket = code === null ? null : await oneTicket(db, { code }, language);
  if (!ticket || code === null) return { result: 'unknown', ticket: null };
  if (ticket.state !== 'valid') return { result: ticket.state, ticket: await shown(db, ticket) };
  if (!anyDay && !isItsTime(ticket, now)) {
    return { result: 'otherDay', ticket: await shown(db, ticket) };
  }
  if (!admit) return { result: 'valid', ticket: await shown(db, ticket) };
  const isAdmitted = await markUsed(db, code, { userId, now });
  const after = (await oneTicket(db, { code }, language)) ?? ticket;
  const result = isAdmitted ? 'admitted' : after.state;
  return { result, ticket: await shown(db, after) };
}

/** Returns the result for the ticket that was just used, for a reloaded page. */
export async function readTicketCheck(
  db: Kysely<Database>,
  id: number,
  usedAt: string,
  language: Language,
): Promise<TicketCheck> {
  const ticket = await oneTicket(db, { id }, language);
  if (!ticket) return { result: 'unknown', ticket: null };
  const isThisUse = ticket.state === 'used' && ticket.usedAt === usedAt;
  return { result: isThisUse ? 'admitted' : ticket.state, ticket: await shown(db, ticket) };
}

async function oneTicket(
  db: Kysely<Database>,
  filter: TicketFilter,
  language: Language,
): Promise<Ticket | null> {
  const [ticket] = await loadTickets(db, filter, language);
  return ticket ?? null;
}

async function markUsed(
  db: Kysely<Database>,
  code: string,
  { userId, now }: Pick<Admission, 'userId' | 'now'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tickets')
    .set({ used_at: now.toISOString(), used_by: userId })
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Tickets are valid half a day before and after the event, because guests arrive early and late. */
const slack = 12 * 3_600_000;

function isItsTime({ startsAt, endsAt }: Ticket, now: Date): boolean {
  if (startsAt === null) return true;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt ?? startsAt)];
  return now.getTime() >= start - slack && now.getTime() <= end + slack;
}

async function shown(
  db: Kysely<Database>,
  { orderId, ...ticket }: Ticket,
): Promise<TicketCheck['ticket']> {
  const order = await db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    ...ticket,
    chosen: [...ticket.chosen],
    code: showTicketCode(ticket.code),
    orderNumber: order.order_number,
  };
}
