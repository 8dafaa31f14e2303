import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/** Maximum number of failed payments within a period before the guard applies. */
const maxFailures = 3;
/** Minutes during which the provider cannot be used. */
const coolDown = 15;
/** Minutes during which a retry needs a captcha. */
const watch = 24 * 60;

/** Requirement for the next attempt at a provider: none, a pause, or a captcha. */
export type PayGuard = 'open' | 'coolDown' | 'captcha';

/** Counts this buyer's failed payments, on this order or others, as a defense against card testing. */
export async function payGuard(
  { db, captcha }: Pick<ServiceDependencies, 'db' | 'captcha'>,
  order: Parameters<typeof countFailures>[1],
): Promise<PayGuard> {
  const { recent, known } = await countFailures(db, order);
  if (recent >= maxFailures) return 'coolDown';
  return captcha && known >= maxFailures ? 'captcha' : 'open';
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
