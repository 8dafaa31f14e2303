import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { claimUntil } from '../../jobs/claim.ts';

/** ms for which a process keeps a claimed message. */
const lease = 60_000;

export type ClaimedMessage = Selectable<Database['webhook_messages']>;
export type Webhook = Selectable<Database['webhooks']>;

/** Claims the next due message of an endpoint that can be called, so that no other process sends it. */
export async function claimMessage(
  db: Kysely<Database>,
  now: Date,
): Promise<ClaimedMessage | null> {
  const due = db
    .selectFrom('webhook_messages as message')
    .innerJoin('webhooks', 'webhooks.id', 'message.webhook_id')
    .select('message.id')
    .where('message.state', '=', 'waiting')
    .where('message.available_at', '<=', now.toISOString())
    .where('webhooks.active', '=', true)
    .where('webhooks.secret', 'is not', null)
    .where(sql<boolean>`coalesce(webhooks.retry_at, '-infinity') <= ${now.toISOString()}`)
    .orderBy('message.available_at')
    .orderBy('message.id')
    .limit(1)
    .forUpdate('message')
    .skipLocked();
  const row = await db
    .updateTable('webhook_messages')
    .set(claimUntil(now, lease))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export const readWebhook = (db: Kysely<Database>, id: string): Promise<Webhook | undefined> =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
