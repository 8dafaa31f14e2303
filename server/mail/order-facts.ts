import type { Kysely } from 'kysely';
import type { BankTransfer, OrderItem } from '#schemas/entities/order.ts';
import { defaultLanguage, type Language, localize, parseLanguage } from '#schemas/languages.ts';
import type { Database } from '../db/schema.ts';
import { orderEmail } from '../services/orders/order-email.ts';
import { type OrderRow, orderHead, orderItems, transferOf } from '../services/orders/order-view.ts';

/** Data for the mails about an order. */
export interface OrderFacts {
  readonly row: OrderRow;
  readonly number: string;
  readonly language: Language;
  readonly email: string;
  readonly items: readonly OrderItem[];
  readonly transfer: BankTransfer | null;
  /** Countries by id, with names in the order’s language. */
  readonly countries: ReadonlyMap<number, { readonly iso: string; readonly name: string }>;
}

/** Returns null for an order that is deleted or has no email address. */
export async function loadOrderFacts(
  db: Kysely<Database>,
  orderId: unknown,
): Promise<OrderFacts | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', Number(orderId))
    .executeTakeFirst();
  const email = row ? await orderEmail(db, row) : null;
  if (!row || email === null) return null;
  const language = parseLanguage(row.language) ?? defaultLanguage;
  const countries = await db.selectFrom('countries').select(['id', 'iso', 'name']).execute();
  return {
    row,
    number: orderHead(row).orderNumber,
    language,
    email,
    items: await orderItems(db, row.id, language),
    transfer: await transferOf(db, row),
    countries: new Map(
      countries.map(({ id, iso, name }) => [id, { iso, name: localize(name, language) }]),
    ),
  };
}
