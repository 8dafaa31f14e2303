import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { maximumAttempts, retryPause } from '../../jobs/retry-pause.ts';
import type { Attempt } from '../../webhooks/send.ts';
import { inTransaction } from '../transaction.ts';
import type { ClaimedMessage, Webhook } from './claim.ts';

/** ms without any delivery after which an endpoint is given up. */
const longestFailure = 24 * 3_600_000;
/** ms for which nothing is sent to an endpoint after a failure, so that it does not delay others. */
const restAfterFailure = 10_000;
/** An endpoint that responds with this status no longer exists. */
const gone = 410;

export const isDelivered = ({ status }: Attempt): boolean =>
  status !== null && status >= 200 && status < 300;

export async function recordDelivery(
  db: Kysely<Database>,
  { id, webhook_id }: ClaimedMessage,
  { status, duration }: Attempt,
  now: Date,
): Promise<void> {
  await db
    .updateTable('webhook_messages')
    .set({ state: 'delivered', status, duration_ms: duration, error: null })
    .set({ delivered_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('webhooks')
    .set({ failing_since: null, retry_at: null })
    .where('id', '=', webhook_id)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Schedules the message for later, or gives it up; an endpoint that fails for long is paused. */
export async function recordFailure(
  db: Kysely<Database>,
  message: ClaimedMessage,
  { status, duration, error }: Attempt,
  now: Date,
): Promise<void> {
  const isOver = message.attempts >= maximumAttempts;
  const next = new Date(now.getTime() + retryPause(message.attempts));
  await inTransaction(db, async (step) => {
    await step
      .updateTable('webhook_messages')
      .set({ status, duration_ms: duration, error, available_at: next.toISOString() })
      .set({ state: isOver ? 'failed' : 'waiting' })
      .where('id', '=', message.id)
      .execute();
    const webhook = await step
      .updateTable('webhooks')
      .set({
        failing_since: sql`coalesce(failing_since, ${now.toISOString()})`,
        retry_at: new Date(now.getTime() + restAfterFailure).toISOString(),
      })
      .where('id', '=', message.webhook_id)
      .returningAll()
      .executeTakeFirst();
    if (webhook && (status === gone || isTooLong(webhook, now))) await pause(step, webhook, now);
    return { ok: true, value: null };
  });
}

const isTooLong = ({ failing_since: since }: Webhook, now: Date): boolean =>
  since !== null && now.getTime() - new Date(since).getTime() >= longestFailure;

/** Stops an endpoint and notifies the staff by mail. */
async function pause(db: Kysely<Database>, { id, active }: Webhook, now: Date): Promise<void> {
  if (!active) return;
  const paused_at = now.toISOString();
  await db.updateTable('webhooks').set({ active: false, paused_at }).where('id', '=', id).execute();
  const payload = JSON.stringify({ webhook: id });
  await db.insertInto('outbox').values({ kind: 'shop.webhookPaused', payload }).execute();
}

/** Ends a message whose record was deleted, because it has no content. */
export async function dropMessage(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('webhook_messages')
    .set({ state: 'failed', error: 'GONE' })
    .where('id', '=', id)
    .execute();
}
