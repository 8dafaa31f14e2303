import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PaymentRow } from './payment-rows.ts';
import { type PaymentDependencies, queryProvider } from './query-provider.ts';
import { endPayment } from './settle-payment.ts';

/** Maximum number of payments queried per call. */
const batch = 50;
/** Maximum minutes between queries: the pause starts at one minute and doubles each time, up to an hour. */
const longestPause = 60;
/** Number of queries until a payment counts as abandoned: about two days. */
const maxChecks = 50;

/**
 * Queries the providers for payments without a report, because neither the buyer nor a notification returned.
 * Stops at the signal. Returns how many were settled. Several processes may run it at once.
 */
export async function reconcilePayments(
  deps: PaymentDependencies,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let settled = 0;
  for (let requested = 0; requested < batch; requested += 1) {
    const payment = signal?.aborted ? undefined : await claimNext(deps.db, now);
    if (!payment) return settled;
    const response = await queryProvider(deps, payment, 'poll');
    if (response.ok && response.value !== 'open') settled += 1;
    else if (payment.checks >= maxChecks) await endPayment(deps, payment.id, 'poll', 'given up');
  }
  return settled;
}

/** Schedules the next query before this one runs, whatever its result. */
function claimNext(db: Kysely<Database>, now: Date): Promise<PaymentRow | undefined> {
  const due = db
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'open')
    .where('next_check_at', '<=', now.toISOString())
    .orderBy('next_check_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const pause = sql<number>`least(power(2, checks), ${longestPause})::int`;
  return db
    .updateTable('payments')
    .set((eb) => ({
      checks: eb('checks', '+', 1),
      next_check_at: sql`${now.toISOString()}::timestamptz + make_interval(mins => ${pause})`,
    }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
}
