import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { createToken, hashToken } from '../account/refresh-token.ts';
import { loadSecret } from '../account/secret.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { accessTokenKind } from './order-access.ts';

/** Lifetime of a code in ms. */
const codeLife = 10 * 60_000;
/** Lifetime of the access it gives in ms. */
const accessLife = 60 * 60_000;
/** Maximum number of guesses per code; there are a million possible codes. */
const maximumAttempts = 5;
/** Maximum number of codes per order and hour. */
const hourly = 3;
const hour = 3_600_000;

/** Gives the same response for every slug, so that it does not reveal whether the order exists. */
export const sendCode =
  ({ db }: ServiceDependencies): Handler<'order.sendCode'> =>
  async ({ orderSlug }, { now }) => {
    const secret = await loadSecret(db);
    return inTransaction(db, async (step) => {
      const order = await lockOrder(step, orderSlug);
      if (order && (await mayMailCode(step, order.id, now))) {
        await mailCode(step, secret, order.id, now);
      }
      return ok({});
    });
  };

/** A used, an expired and a wrong code get the same response. */
export const openByCode =
  ({ db }: ServiceDependencies): Handler<'order.openByCode'> =>
  async ({ orderSlug, code }, { now }) => {
    const secret = await loadSecret(db);
    // A wrong guess must be counted, so the error must not roll back the transaction.
    const opened = await inTransaction(db, async (step) => {
      const order = await lockOrder(step, orderSlug);
      const isRight = order !== undefined && (await spendGuess(step, secret, order.id, code, now));
      return ok(isRight ? await grantAccess(step, order.id, now) : null);
    });
    if (!opened.ok) return opened;
    return opened.value ? ok(opened.value) : fail('orderCodeInvalid', { field: 'code' });
  };

function lockOrder(step: Transaction<Database>, slug: string) {
  return step
    .selectFrom('orders')
    .select('id')
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function mayMailCode(db: Kysely<Database>, orderId: number, now: Date): Promise<boolean> {
  const { sent } = await db
    .selectFrom('order_codes')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('order_id', '=', orderId)
    .where('created_at', '>', new Date(now.getTime() - hour).toISOString())
    .executeTakeFirstOrThrow();
  return sent < hourly;
}

async function mailCode(
  step: Transaction<Database>,
  secret: Uint8Array,
  orderId: number,
  now: Date,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await step
    .insertInto('order_codes')
    .values({
      order_id: orderId,
      code_hash: codeHash(secret, orderId, code),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + codeLife).toISOString(),
    })
    .execute();
  await step
    .insertInto('outbox')
    .values({ kind: 'order.code', payload: JSON.stringify({ orderId, code }) })
    .execute();
}

/** Counts the guess and returns whether it was right. Only the newest code counts. */
async function spendGuess(
  step: Transaction<Database>,
  secret: Uint8Array,
  orderId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const known = await step
    .selectFrom('order_codes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!known || known.used_at !== null || known.attempts >= maximumAttempts) return false;
  if (known.expires_at <= now.toISOString()) return false;
  const isRight = timingSafeEqual(
    known.code_hash,
    codeHash(secret, orderId, code.replace(/\s/g, '')),
  );
  await step
    .updateTable('order_codes')
    .set({ attempts: known.attempts + 1, ...(isRight && { used_at: now.toISOString() }) })
    .where('id', '=', known.id)
    .execute();
  return isRight;
}

async function grantAccess(step: Transaction<Database>, orderId: number, now: Date) {
  const accessToken = createToken();
  const until = new Date(now.getTime() + accessLife).toISOString();
  await step
    .insertInto('tokens')
    .values({
      hash: hashToken(accessToken),
      kind: accessTokenKind,
      payload: JSON.stringify({ orderId }),
      expires_at: until,
    })
    .execute();
  return { accessToken, until };
}

/** Uses a keyed hash, because a million codes can be tried quickly. */
function codeHash(secret: Uint8Array, orderId: number, code: string): Buffer {
  return createHmac('sha256', secret).update(`order-code:${orderId}:${code}`).digest();
}
