import type { Kysely } from 'kysely';
import type { OwnDigital } from '#schemas/entities/digital.ts';
import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { accountId } from '../account/users.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { loadDownloads } from './load-downloads.ts';
import { loadTickets, type Ticket } from './load-tickets.ts';
import { signedPath } from './signed-path.ts';

const latestOrders = 100;

/** Tickets and downloads of a customer's latest orders, the newest order first. */
export const listOwnDigital =
  ({ db }: ServiceDependencies): Handler<'document.digital'> =>
  async (_input, context) => {
    const user = accountId(context);
    if (!user.ok) return user;
    const orders = await ordersOf(db, user.value);
    const of = { orderIds: [...orders.keys()] };
    const [tickets, downloads] = await Promise.all([
      loadTickets(db, of, context.language),
      loadDownloads(db, of),
    ]);
    return ok({
      tickets: await Promise.all(
        byEvent(tickets).map(async (group) => ({
          ...ticketEntry(group),
          file: isValid(group)
            ? await signedPath(db, 'tickets', orderOf(group), context.now)
            : null,
          ...numbered(orders, orderOf(group)),
        })),
      ),
      downloads: await Promise.all(
        downloads.map(async ({ id, orderId, name, file, size, allowed, left, state }) => ({
          name,
          file,
          size,
          allowed,
          left,
          state,
          href: await signedPath(db, 'file', id, context.now),
          ...numbered(orders, orderId),
        })),
      ),
    });
  };

interface OrderName {
  readonly orderNumber: string;
  readonly orderSlug: string;
}

async function ordersOf(db: Kysely<Database>, userId: number): Promise<Map<number, OrderName>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'order_number', 'slug'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(latestOrders)
    .execute();
  return new Map(
    rows.map(({ id, order_number: orderNumber, slug }) => [id, { orderNumber, orderSlug: slug }]),
  );
}

const numbered = (orders: ReadonlyMap<number, OrderName>, id: number): OrderName =>
  orders.get(id) ?? { orderNumber: '', orderSlug: '' };

type Tickets = readonly [Ticket, ...Ticket[]];

/** Tickets of one order to the same event are one group. */
function byEvent(tickets: readonly Ticket[]): Tickets[] {
  const groups = new Map<string, [Ticket, ...Ticket[]]>();
  for (const ticket of tickets) {
    const key = JSON.stringify([ticket.orderId, ticket.event, ticket.name, ticket.startsAt]);
    const group = groups.get(key);
    if (group) group.push(ticket);
    else groups.set(key, [ticket]);
  }
  return [...groups.values()];
}

const orderOf = ([{ orderId }]: Tickets): number => orderId;
const isValid = (group: Tickets): boolean => group.some(({ state }) => state === 'valid');

function ticketEntry(
  group: Tickets,
): Omit<OwnDigital['tickets'][number], 'file' | keyof OrderName> {
  const [{ event, name, startsAt, endsAt, place }] = group;
  const valid = group.filter(({ state }) => state === 'valid').length;
  return { name: event ?? name, startsAt, endsAt, place, count: group.length, valid };
}
