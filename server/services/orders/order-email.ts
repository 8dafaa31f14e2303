import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { OrderRow } from './order-view.ts';

/** Returns the recipient of mails about an order: the address given with it, otherwise the account's. */
export async function orderEmail(
  db: Kysely<Database>,
  { guest_email: given, user_id: userId }: Pick<OrderRow, 'guest_email' | 'user_id'>,
): Promise<string | null> {
  if (given !== null || userId === null) return given;
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.email ?? null;
}
