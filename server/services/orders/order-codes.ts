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

/** ms a code is good for. */
const codeLife = 10 * 60_000;
/** ms the access it opens lasts. */
const accessLife = 60 * 60_000;
/** Guesses at one code; a million codes stand against them. */
const maximumAttempts = 5;
/** Most codes for one order in an hour. */
const hourly = 3;
const hour = 3_600_000;

/** Answers the same for every slug: whether there is such an order is nobody's business. */
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

/** A used code, an old one and a wrong one response alike. */
export const openByCode =
  ({ db }: ServiceDependencies): Handler<'order.openByCode'> =>
  async ({ orderSlug, code }, { now }) => {
    const secret = await loadSecret(db);
    // A wrong guess has to be counted, so the error must not undo the transaction.
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

/** Counts the guess and tells whether it was right. Only the newest code counts. */
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

/** Keyed, because a million codes are tried out in no time. */
function codeHash(secret: Uint8Array, orderId: number, code: string): Buffer {
  return createHmac('sha256', secret).update(`order-code:${orderId}:${code}`).digest();
}
