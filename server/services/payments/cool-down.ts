import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/** Payments that may fail within a span before something is done about it. */
const mostFailures = 3;
/** Minutes for which the provider is left in peace. */
const coolDown = 15;
/** Minutes for which only people may try again. */
const watch = 24 * 60;

/** What stands before the next try at a provider's: nothing, a pause, or proof of being a person. */
export type PayGuard = 'open' | 'coolDown' | 'captcha';

/** Judged by the payments of this buyer that failed, on this order or others (storefronts: card testing). */
export async function payGuard(
  { db, captcha }: Pick<ServiceDependencies, 'db' | 'captcha'>,
  order: Parameters<typeof countFailures>[1],
): Promise<PayGuard> {
  const { recent, known } = await countFailures(db, order);
  if (recent >= mostFailures) return 'coolDown';
  return captcha && known >= mostFailures ? 'captcha' : 'open';
}

async function countFailures(
  db: Kysely<Database>,
  order: {
    readonly id: number;
    readonly user_id: number | null;
    readonly guest_email: string | null;
  },
): Promise<{ readonly recent: number; readonly known: number }> {
  const { rows } = await sql<{ recent: number; known: number }>`
    SELECT count(*) FILTER (WHERE p.settled_at > now() - make_interval(mins => ${coolDown}))::int
      AS recent, count(*)::int AS known
    FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.state = 'failed' AND p.settled_at > now() - make_interval(mins => ${watch})
      AND (o.id = ${order.id} OR o.user_id = ${order.user_id} OR o.guest_email = ${order.guest_email})
  `.execute(db);
  return rows[0] ?? { recent: 0, known: 0 };
}
