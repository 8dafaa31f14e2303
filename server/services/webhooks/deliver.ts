import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type Attempt, send } from '../../webhooks/send.ts';
import { signatures } from '../../webhooks/sign.ts';
import { type ClaimedMessage, claimMessage, readWebhook, type Webhook } from './claim.ts';
import { messageBody } from './message-body.ts';
import { dropMessage, isDelivered, recordDelivery, recordFailure } from './record-attempt.ts';

export interface WebhookParts {
  readonly db: Kysely<Database>;
  /** Whether messages may also go to this machine, for tests. */
  readonly toLoopback: boolean;
}

/** Maximum number of messages sent at the same time. */
const atOnce = 8;
/** ms for which delivered and abandoned messages are kept. */
const retention = 30 * 24 * 3_600_000;

/** Sends the due messages until the signal aborts; a message that was begun is still sent and recorded. */
export async function deliverWebhooks(
  parts: WebhookParts,
  now: () => Date,
  signal?: AbortSignal,
): Promise<void> {
  const work = async () => {
    let isMore = true;
    while (isMore) isMore = !signal?.aborted && (await deliverNext(parts, now()));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Returns whether there was a message to send. */
async function deliverNext({ db, toLoopback }: WebhookParts, now: Date): Promise<boolean> {
  const message = await claimMessage(db, now);
  if (!message) return false;
  const webhook = await readWebhook(db, message.webhook_id);
  const body = message.body ?? (await writeBody(db, message));
  if (!webhook) return true;
  if (body === null) await dropMessage(db, message.id);
  else await attempt(db, { message, webhook, body, toLoopback }, now);
  return true;
}

interface Outgoing {
  readonly message: ClaimedMessage;
  readonly webhook: Webhook;
  readonly body: string;
  readonly toLoopback: boolean;
}

async function attempt(
  db: Kysely<Database>,
  { message, webhook, body, toLoopback }: Outgoing,
  now: Date,
): Promise<void> {
  const headers = headersOf(message, webhook, body, now);
  const made: Attempt = await send({ url: webhook.url, headers, body }, toLoopback);
  const record = isDelivered(made) ? recordDelivery : recordFailure;
  await record(db, message, made, now);
}

/** Keeps the body, so that a repeated message is the same. */
async function writeBody(db: Kysely<Database>, message: ClaimedMessage): Promise<string | null> {
  const body = await messageBody(db, message);
  await db.updateTable('webhook_messages').set({ body }).where('id', '=', message.id).execute();
  return body;
}

function headersOf(message: ClaimedMessage, webhook: Webhook, body: string, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Izlog-Webhooks',
    'webhook-id': message.key,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures(secretsOf(webhook, now), message.key, seconds, body),
  };
}

function secretsOf({ secret, former_secret, former_until }: Webhook, now: Date): Buffer[] {
  const isFormerValid = former_until !== null && new Date(former_until) > now;
  return [secret, isFormerValid ? former_secret : null].filter((each) => each !== null);
}

/** Deletes messages that are no longer needed, because they contain data of buyers. */
export async function removeOldMessages(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('webhook_messages')
    .where('created_at', '<', new Date(now.getTime() - retention).toISOString())
    .execute();
}
