import { sql, type Transaction } from 'kysely';
import { fail, ok } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { addLink, findLink, useToken } from '../account/mail-tokens.ts';
import { createToken } from '../account/refresh-token.ts';
import { invalidateAvailability } from '../catalogue/invalidate-availability.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { confirmDeclared } from './confirm-withdrawal.ts';
import { declaredWithdrawal } from './declared-withdrawal.ts';
import { orderEmail } from './order-email.ts';
import type { OrderRow } from './order-view.ts';
import { takenProducts } from './taken-products.ts';
import { withdrawalOf } from './withdrawal-view.ts';

const kind = 'confirmWithdrawal';
/** Maximum number of receipts with a link per order and hour. */
const hourly = 3;

/** Sends the receipt with the link that confirms it; each repeated declaration sends a new link. */
export async function sendReceiptWithLink(
  step: Transaction<Database>,
  order: OrderRow,
  { now }: CallContext,
): Promise<void> {
  const email = await orderEmail(step, order);
  if (email === null || (await sentSince(step, order.id, now.getTime() - 3_600_000)) >= hourly) {
    return;
  }
  const token = createToken();
  await addLink(step, kind, token, { email, payload: { orderId: order.id } }, now);
  await step
    .insertInto('outbox')
    .values({ kind: 'order.withdrawal', payload: JSON.stringify({ orderId: order.id, token }) })
    .execute();
}

async function sentSince(step: Transaction<Database>, orderId: number, since: number) {
  const { sent } = await step
    .selectFrom('tokens')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('kind', '=', kind)
    .where(sql`payload ->> 'orderId'`, '=', String(orderId))
    .where('created_at', '>', new Date(since).toISOString())
    .executeTakeFirstOrThrow();
  return sent;
}

export const readWithdrawal =
  ({ db }: ServiceDependencies): Handler<'order.readWithdrawal'> =>
  async ({ token }, { now }) => {
    const link = await findLink(db, [kind], token, now);
    const order = link && (await loadOrder(db, link.payload['orderId']));
    if (!order) return fail('tokenInvalid');
    return ok(await withdrawalOf(db, order, await declaredWithdrawal(db, order.id)));
  };

/** Confirming again returns the same response. */
export const confirmWithdrawal =
  (deps: ServiceDependencies): Handler<'order.confirmWithdrawal'> =>
  async ({ token }, context) => {
    let orderId = 0;
    const done = await inTransaction(deps.db, async (step) => {
      const link = await findLink(step, [kind], token, context.now);
      const order = link && (await loadOrder(step, link.payload['orderId']));
      if (!order) return fail('tokenInvalid');
      orderId = order.id;
      if (link.used_at === null) await useToken(step, link.hash, context.now);
      return confirmDeclared(step, order, context);
    });
    if (done.ok) await invalidateAvailability(deps, await takenProducts(deps.db, orderId));
    return done;
  };

function loadOrder(db: ServiceDependencies['db'], orderId: unknown) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', Number(orderId))
    .forNoKeyUpdate()
    .executeTakeFirst();
}
