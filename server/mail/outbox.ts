import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { claimUntil } from '../jobs/claim.ts';
import { maximumAttempts, retryPause } from '../jobs/retry-pause.ts';

type OutboxRow = Selectable<Database['outbox']>;

/** ms that a claimed row belongs to its process. */
const lease = 10 * 60_000;

/** Mails about an order wait until its papers were reported once, because they contain the codes. */
const isReported = sql<boolean>`NOT EXISTS (SELECT FROM fiscal_papers AS paper
  WHERE paper.order_id = (outbox.payload ->> 'orderId')::int AND paper.code IS NULL AND paper.error IS NULL)`;

/** Claims the next due row, so that no other process sends it. */
export async function claimNext(db: Kysely<Database>, now: Date): Promise<OutboxRow | null> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('available_at', '<=', now.toISOString())
    .where(isReported)
    .orderBy('available_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable('outbox')
    .set(claimUntil(now, lease))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Marks a mail as sent; its codes and tokens are no longer needed here. */
export async function markDone(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: now.toISOString(), last_error: null, payload: withoutSecrets })
    .where('id', '=', id)
    .execute();
}

/** Gives up a mail: its kind is unknown, or it no longer has a recipient. */
export async function markFailed(
  db: Kysely<Database>,
  id: number,
  error: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now.toISOString(), last_error: error, payload: withoutSecrets })
    .where('id', '=', id)
    .execute();
}

/** Schedules a failed mail for a retry with a longer delay, or gives it up. */
export async function postpone(
  db: Kysely<Database>,
  { id, attempts }: OutboxRow,
  error: string,
  now: Date,
): Promise<void> {
  if (attempts >= maximumAttempts) return markFailed(db, id, error, now);
  await db
    .updateTable('outbox')
    .set({
      last_error: error,
      available_at: new Date(now.getTime() + retryPause(attempts)).toISOString(),
    })
    .where('id', '=', id)
    .execute();
}

const withoutSecrets = sql<string>`payload - 'token' - 'code'`;
