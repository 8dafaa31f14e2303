import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

type OutboxRow = Selectable<Database['outbox']>;

/** ms that a row belongs to whoever took it; after that somebody died over it. */
const lease = 10 * 60_000;
/** ms before the second try; it doubles from try to try, up to the longest pause. */
const firstPause = 30_000;
const longestPause = 6 * 3_600_000;
/** With these pauses the last try is two days after the first. */
const maximumAttempts = 18;

/** Takes the next row that is due, so that no other process sends it too. */
export async function claimNext(db: Kysely<Database>, now: Date): Promise<OutboxRow | null> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('available_at', '<=', now.toISOString())
    .orderBy('available_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable('outbox')
    .set({
      attempts: sql`attempts + 1`,
      available_at: new Date(now.getTime() + lease).toISOString(),
    })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Sent: codes and tokens are of no use here any more. */
export async function markDone(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: now.toISOString(), last_error: null, payload: withoutSecrets })
    .where('id', '=', id)
    .execute();
}

/** Nobody is to get it: there is no such mail, or no address any more. */
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

/** Not sent: tried again later, each time after a longer pause, and given up in the end. */
export async function postpone(
  db: Kysely<Database>,
  { id, attempts }: OutboxRow,
  error: string,
  now: Date,
): Promise<void> {
  if (attempts >= maximumAttempts) return markFailed(db, id, error, now);
  const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause);
  await db
    .updateTable('outbox')
    .set({ last_error: error, available_at: new Date(now.getTime() + pause).toISOString() })
    .where('id', '=', id)
    .execute();
}

const withoutSecrets = sql<string>`payload - 'token' - 'code'`;
