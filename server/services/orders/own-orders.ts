import type { Kysely } from 'kysely';
import { paging } from '#schemas/constants.ts';
import type { OrderDocument } from '#schemas/entities/order.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { withShownPhone } from '../account/phone.ts';
import { accountId } from '../account/users.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import {
  type OrderRow,
  orderHead,
  orderItems,
  orderStatus,
  orderTotals,
  transferOf,
} from './order-view.ts';
import { readFulfilment } from './shipments/read-shipments.ts';

/** The shop is one store. */
const store = 1;
const maximumLimit = 100;

/** Returns the user's orders in this store, newest first (ORDER-15). */
export const filterDocuments =
  ({ db }: ServiceDependencies): Handler<'document.filter'> =>
  async (input, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    if ((input.store ?? store) !== store)
      return ok({ records: [], totalPages: 0, totalRecords: 0 });
    const wanted = input.limit ?? input.perPage ?? paging.defaultLimit;
    const limit = Math.min(wanted, maximumLimit);
    const orders = db.selectFrom('orders').where('user_id', '=', id.value);
    const { total } = await orders
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await orders
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(((input.page ?? 1) - 1) * limit)
      .execute();
    const counts = await countItems(
      db,
      rows.map((row) => row.id),
    );
    const records = rows.map((row) => toDocument(row, counts.get(row.id) ?? 0));
    return ok({ records, totalPages: Math.ceil(total / limit), totalRecords: total });
  };

/** Another user's order is treated as not found. */
export const getDocument =
  ({ db }: ServiceDependencies): Handler<'document.get'> =>
  async (input, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    const row = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', input.id)
      .where('user_id', '=', id.value)
      .executeTakeFirst();
    if (!row) return fail('notFound');
    const counts = await countItems(db, [row.id]);
    const extended = await toDetails(db, row, context.language);
    return ok({ ...toDocument(row, counts.get(row.id) ?? 0), extended });
  };

function toDocument(row: OrderRow, itemsCount: number): OrderDocument {
  return { ...orderHead(row), id: row.id, store, state: row.state, itemsCount };
}

async function countItems(db: Kysely<Database>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>();
  const rows = await db
    .selectFrom('order_items')
    .select(({ fn }) => ['order_id', fn.sum<number>('qty').as('count')])
    .where('order_id', 'in', ids)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id: id, count }) => [id, count]));
}

type Details = NonNullable<OrderDocument['extended']>;

async function toDetails(
  db: Kysely<Database>,
  row: OrderRow,
  language: Language,
): Promise<Details> {
  return {
    status: orderStatus(row),
    state: row.state,
    fulfilment: await readFulfilment(db, row),
    items: await orderItems(db, row.id, language),
    priceSummary: orderTotals(row),
    taxes: row.taxes as unknown as Details['taxes'],
    addresses: (Object.values(row.addresses) as unknown as Details['addresses']).map(
      withShownPhone,
    ),
    company: row.company as unknown as NonNullable<Details['company']> | null,
    ...(row.guest_email !== null && { email: row.guest_email }),
    paymentType: row.payment_type,
    deliveryName: row.delivery_name,
    couponCode: row.coupon_code,
    orderMessage: row.order_message,
    bankTransfer: await transferOf(db, row),
    paidAt: row.paid_at,
  };
}
