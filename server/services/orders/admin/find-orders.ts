import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { OrderState, OrdersTable } from '../../../db/tables/orders.ts';
import type { PaymentsTable } from '../../../db/tables/payments.ts';
import { ordersToDeliver } from '../../digital/hand-deliveries.ts';

export type PaymentFlag = NonNullable<PaymentsTable['flag']>;

export interface OrderSearch {
  /** Order number, e-mail or its prefix, or transfer reference; empty for all. */
  readonly query: string;
  /**
   * `flagged`: orders with payments that staff must check. `byHand`: orders with digital goods that staff
   * must deliver.
   */
  readonly state: OrderState | 'flagged' | 'byHand' | null;
  /** Orders older than the one with this id. */
  readonly before: number | null;
}

export interface OrderLine {
  readonly id: number;
  readonly number: number;
  readonly createdAt: string;
  readonly state: OrderState;
  readonly paymentType: OrdersTable['payment_type'];
  readonly total: number;
  readonly currency: string;
  readonly email: string | null;
  readonly flags: readonly PaymentFlag[];
}

export interface FoundOrders {
  readonly orders: readonly OrderLine[];
  /** Id to continue from; null when there are no older ones. */
  readonly next: number | null;
}

const pageSize = 25;

/** Finds orders, newest first. */
export async function findOrders(
  db: Kysely<Database>,
  { query, state, before }: OrderSearch,
): Promise<FoundOrders> {
  const wanted = query.trim();
  const rows = await db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select((eb) => [
      'orders.id',
      'orders.number',
      'orders.created_at as createdAt',
      'orders.state',
      'orders.payment_type as paymentType',
      'orders.order_total as total',
      'orders.currency',
      eb.fn.coalesce('orders.guest_email', 'users.email').as('email'),
      sql<PaymentFlag[]>`ARRAY(SELECT flag FROM payments
        WHERE order_id = orders.id AND flag IS NOT NULL ORDER BY created_at)`.as('flags'),
    ])
    .$if(before !== null, (search) => search.where('orders.id', '<', before))
    .$if(state !== null && state !== 'flagged' && state !== 'byHand', (search) =>
      search.where('orders.state', '=', state as OrderState),
    )
    .$if(state === 'flagged', (search) =>
      search.where('orders.id', 'in', (eb) =>
        eb.selectFrom('payments').select('order_id').where('flag', 'is not', null),
      ),
    )
    .$if(state === 'byHand', (search) => search.where('orders.id', 'in', ordersToDeliver))
    .$if(wanted !== '', (search) => search.where('orders.id', 'in', matching(wanted)))
    .orderBy('orders.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const orders = rows.slice(0, pageSize);
  return { orders, next: rows.length > pageSize ? (orders.at(-1)?.id ?? null) : null };
}

/**
 * Ids of matching orders; each part uses its own index (migration 20). Both ends of a range are compared byte
 * by byte in lower case; no e-mail contains the last character of Unicode.
 */
function matching(wanted: string): RawBuilder<number> {
  const number = readNumber(wanted);
  const begins = (email: string) => sql`(${sql.ref(email)} ~>=~ ${wanted}::citext
    AND ${sql.ref(email)} ~<~ ${`${wanted}\u{10ffff}`}::citext)`;
  return sql<number>`(SELECT id FROM orders WHERE payment_reference = ${wanted}
    ${number === null ? sql`` : sql`UNION ALL SELECT id FROM orders WHERE number = ${number}`}
    UNION ALL SELECT id FROM orders WHERE ${begins('guest_email')}
    UNION ALL SELECT bought.id FROM orders bought JOIN users buyer ON buyer.id = bought.user_id
      WHERE ${begins('buyer.email')})`;
}

/** `AB-2026-001001`, `001001` and `1001` are the same order. */
function readNumber(text: string): number | null {
  const [, digits] = /^(?:\D*\d{4}-)?0*(\d{1,12})$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
