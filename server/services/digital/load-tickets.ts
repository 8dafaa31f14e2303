import { type Kysely, sql } from 'kysely';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';

export type TicketState = 'valid' | 'used' | 'revoked';

/** A ticket with the data printed on it. Times and location are the event's current ones. */
export interface Ticket {
  readonly id: number;
  readonly orderId: number;
  readonly code: string;
  readonly name: string;
  readonly event: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly place: string | null;
  readonly seat: string | null;
  /** The buyer's choices, such as a time or a language. */
  readonly chosen: readonly { readonly label: string; readonly value: string }[];
  readonly state: TicketState;
  readonly usedAt: string | null;
  readonly revokedAt: string | null;
}

interface TicketRow {
  readonly id: number;
  readonly order_id: number;
  readonly code: string;
  readonly name: string;
  readonly title: LocalizedText | null;
  readonly date_from: string | null;
  readonly date_to: string | null;
  readonly location: LocalizedText | null;
  readonly seat: string | null;
  readonly chosen: Ticket['chosen'] | null;
  readonly used_at: string | null;
  readonly revoked_at: string | null;
}

/** Selects tickets by order, by several orders, by id, or by code. */
export type TicketFilter =
  | { readonly orderId: number }
  | { readonly orderIds: readonly number[] }
  | { readonly id: number }
  | { readonly code: string };

export async function loadTickets(
  db: Kysely<Database>,
  filter: TicketFilter,
  language: Language,
): Promise<Ticket[]> {
  const { rows } = await sql<TicketRow>`
    SELECT t.id, i.order_id, t.code, t.name, e.title, e.date_from, e.date_to, e.location, t.seat,
      i.options -> 'chosen' AS chosen, t.used_at, t.revoked_at
    FROM tickets t JOIN order_items i ON i.id = t.order_item_id
    LEFT JOIN events e ON e.id = t.event_id
    WHERE ${conditionOf(filter)} ORDER BY i.order_id DESC, i.position, t.position`.execute(db);
  return rows.map((row) => toTicket(row, language));
}

function conditionOf(filter: TicketFilter) {
  if ('orderId' in filter) return sql`i.order_id = ${filter.orderId}`;
  if ('orderIds' in filter) return sql`i.order_id = ANY (${filter.orderIds}::int[])`;
  return 'id' in filter ? sql`t.id = ${filter.id}` : sql`t.code = ${filter.code}`;
}

function toTicket(row: TicketRow, language: Language): Ticket {
  return {
    id: row.id,
    orderId: row.order_id,
    code: row.code,
    name: row.name,
    event: row.title && localize(row.title, language),
    startsAt: row.date_from,
    endsAt: row.date_to,
    place: row.location && localize(row.location, language),
    seat: row.seat,
    chosen: row.chosen ?? [],
    state: stateOf(row),
    usedAt: row.used_at,
    revokedAt: row.revoked_at,
  };
}

/** A ticket that was used and then refunded counts as revoked. */
function stateOf({ used_at: usedAt, revoked_at: revokedAt }: TicketRow): TicketState {
  if (revokedAt !== null) return 'revoked';
  return usedAt === null ? 'valid' : 'used';
}
