import type { Kysely } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../db/schema.ts';

/** Returns the host of the domain on which the order of a mail was placed; null for mails about no order. */
export async function orderDomain(
  db: Kysely<Database>,
  { orderId }: JsonObject,
): Promise<string | null> {
  if (typeof orderId !== 'number') return null;
  const order = await db
    .selectFrom('orders')
    .select('domain')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order?.domain ?? null;
}
