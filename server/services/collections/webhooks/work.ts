import { type Kysely, sql } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import { testEvent } from '../../../webhooks/events.ts';
import { mayWrite } from '../rights.ts';
import { webhooks } from './webhooks.ts';

type Done = Result<{ done: true }>;

const mayWork = (actor: Actor): boolean =>
  actor.kind === 'backoffice' && mayWrite(webhooks, actor.scope);

/** Queues an empty message, unless one is queued already. */
export async function testWebhook(db: Kysely<Database>, id: string, actor: Actor): Promise<Done> {
  if (!mayWork(actor)) return fail('forbidden');
  const webhook = await db
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!webhook) return fail('notFound');
  await db
    .insertInto('webhook_messages')
    .values({ webhook_id: id, event: testEvent, record: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ok({ done: true });
}

/** Sends a message again, unchanged. */
export async function replayMessage(
  db: Kysely<Database>,
  id: number,
  actor: Actor,
  now: Date,
): Promise<Done> {
  if (!mayWork(actor)) return fail('forbidden');
  const replayed = await db
    .updateTable('webhook_messages')
    .set({ state: 'waiting', available_at: now.toISOString() })
    // A message without attempts would look like one that was not started.
    .set({ attempts: sql`least(attempts, 1)`, delivered_at: null })
    .where('id', '=', id)
    .where('attempts', '>', 0)
    .returning('webhook_id')
    .executeTakeFirst();
  return replayed ? ok({ done: true }) : fail('notFound');
}
