import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface Declared {
  readonly receivedAt: string;
  readonly isConfirmed: boolean;
}

/** Returns the withdrawal declaration of an order, or null when there is none. */
export async function declaredWithdrawal(
  db: Kysely<Database>,
  orderId: number,
): Promise<Declared | null> {
  const row = await db
    .selectFrom('withdrawals')
    .leftJoin('withdrawal_confirmations as c', 'c.order_id', 'withdrawals.order_id')
    .select(['received_at', 'confirmed_at'])
    .where('withdrawals.order_id', '=', orderId)
    .executeTakeFirst();
  return row ? { receivedAt: row.received_at, isConfirmed: row.confirmed_at !== null } : null;
}
