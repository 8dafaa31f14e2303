import { sql } from 'kysely';
import { readOptions } from '../content/options.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { withBuyer } from '../orders/order-states.ts';

const invitationKind = 'mail.reviewInvitation';

/** Orders delivered longer ago get no such mail: the option may be set years after them. */
const window = 30;

/**
 * Queues one mail per order that asks for reviews, some days after it was delivered. Such a mail is advertising: only
 * accounts whose address gets the newsletter receive it.
 */
export async function inviteReviewers(
  deps: Pick<ServiceDependencies, 'db' | 'cache'>,
  now: Date,
): Promise<void> {
  const { ReviewInvitationDays: days } = await readOptions(deps);
  if (typeof days !== 'number' || days < 1) return;
  await sql`INSERT INTO outbox (kind, payload, dedupe_key)
    SELECT ${invitationKind}, jsonb_build_object('orderId', o.id), ${`${invitationKind}:`}::text || o.id
    FROM orders AS o JOIN users AS u ON u.id = o.user_id
    JOIN newsletter_subscribers AS n ON n.email = u.email
    WHERE o.state = ANY (${[...withBuyer]}::text[])
      AND n.confirmed_at IS NOT NULL AND n.unsubscribed_at IS NULL
      AND o.created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${days + 2 * window})
      AND (SELECT min(e.created_at) FROM order_events AS e
        WHERE e.order_id = o.id AND e.to_state = ANY (${[...withBuyer]}::text[]))
        BETWEEN ${now.toISOString()}::timestamptz - make_interval(days => ${days + window})
        AND ${now.toISOString()}::timestamptz - make_interval(days => ${days})
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(deps.db);
}
