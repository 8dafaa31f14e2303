import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { OrderState, OrdersTable } from '../../../db/tables/orders.ts';
import type { PaymentsTable } from '../../../db/tables/payments.ts';

export type PaymentFlag = NonNullable<PaymentsTable['flag']>;

export interface OrderSearch {
  /** Number of an order, e-mail or its beginning, reference of a transfer; empty for all. */
  readonly query: string;
  /** `flagged`: those with money that somebody has to look at. */
  readonly state: OrderState | 'flagged' | null;
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
  readonly email: string | null;
  readonly flags: readonly PaymentFlag[];
}

export interface FoundOrders {
  readonly orders: readonly OrderLine[];
  /** Id to go on from; null when there are no older ones. */
  readonly next: number | null;
}

const pageSize = 25;

/** Newest first. */
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
      eb.fn.coalesce('orders.guest_email', 'users.email').as('email'),
      sql<PaymentFlag[]>`ARRAY(SELECT flag FROM payments
        WHERE order_id = orders.id AND flag IS NOT NULL ORDER BY created_at)`.as('flags'),
    ])
    .$if(before !== null, (search) => search.where('orders.id', '<', before))
    .$if(state !== null && state !== 'flagged', (search) =>
      search.where('orders.state', '=', state as OrderState),
    )
    .$if(state === 'flagged', (search) =>
      search.where('orders.id', 'in', (eb) =>
        eb.selectFrom('payments').select('order_id').where('flag', 'is not', null),
      ),
    )
    .$if(wanted !== '', (search) => search.where((eb) => matches(eb, wanted)))
    .orderBy('orders.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const orders = rows.slice(0, pageSize);
  return { orders, next: rows.length > pageSize ? (orders.at(-1)?.id ?? null) : null };
}

type Joined = ExpressionBuilder<Database & { users: Database['users'] }, 'orders' | 'users'>;

function matches(eb: Joined, wanted: string) {
  const number = readNumber(wanted);
  const beginning = `${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  return eb.or([
    ...(number === null ? [] : [eb('orders.number', '=', number)]),
    eb('orders.payment_reference', '=', wanted),
    eb(sql<string>`orders.guest_email::text`, 'ilike', beginning),
    eb(sql<string>`users.email::text`, 'ilike', beginning),
  ]);
}

/** `MM-2026-001001`, `001001` and `1001` are the same order. */
function readNumber(text: string): number | null {
  const [, digits] = /^(?:\D*\d{4}-)?0*(\d{1,12})$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
