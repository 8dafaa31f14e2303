import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Payments that may fail within the span before the provider is left in peace. */
const mostFailures = 3;
/** Minutes. */
const span = 15;

/** Whether this buyer, on this order or others, failed too often just now (storefronts: card testing). */
export async function isCoolingDown(
  db: Kysely<Database>,
  order: {
    readonly id: number;
    readonly user_id: number | null;
    readonly guest_email: string | null;
  },
): Promise<boolean> {
  const { rows } = await sql<{ failures: number }>`
    SELECT count(*)::int AS failures FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.state = 'failed' AND p.settled_at > now() - make_interval(mins => ${span})
      AND (o.id = ${order.id} OR o.user_id = ${order.user_id} OR o.guest_email = ${order.guest_email})
  `.execute(db);
  return (rows[0]?.failures ?? 0) >= mostFailures;
}
