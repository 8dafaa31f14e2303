import { sql, type Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Withdrawal } from '#schemas/entities/withdrawal.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { site } from '#schemas/site/site.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { invalidateAvailability } from '../catalogue/invalidate-availability.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { confirmDeclared } from './confirm-withdrawal.ts';
import { declaredWithdrawal } from './declared-withdrawal.ts';
import { findOwnOrder } from './find-own-order.ts';
import { orderEmail } from './order-email.ts';
import type { OrderRow } from './order-view.ts';
import { takenProducts } from './taken-products.ts';
import { sendReceiptWithLink } from './withdrawal-link.ts';
import { withdrawalOf } from './withdrawal-view.ts';

/** First step: returns what the declaration would cover. */
export const findForWithdrawal =
  ({ db }: ServiceDependencies): Handler<'order.findForWithdrawal'> =>
  async (input, context) => {
    if (site.law.withdrawalDays === null) return fail('notFound');
    const found = await findOwnOrder(db, input, context);
    if (!found.ok) return found;
    const order = found.value;
    return ok(await withdrawalOf(db, order, await declaredWithdrawal(db, order.id)));
  };

/**
 * Second step (Directive 2011/83/EU, art. 11a): records the declaration and sends its receipt; repeating it
 * returns the first one. A received declaration is not yet accepted: the order changes state only if nothing
 * prevents it, and staff decide all other cases. Order numbers are consecutive, so a caller who knows only
 * number and address must confirm by the link in the receipt.
 */
export const withdraw =
  (deps: ServiceDependencies): Handler<'order.withdraw'> =>
  async (input, context) => {
    if (site.law.withdrawalDays === null) return fail('notFound');
    const found = await findOwnOrder(deps.db, input, context);
    if (!found.ok) return found;
    const isProven = provesOwner(input, found.value, context);
    const { id } = found.value;
    const done = await inTransaction(deps.db, (step) => declare(step, id, isProven, context));
    if (done.ok && isProven) await invalidateAvailability(deps, await takenProducts(deps.db, id));
    return done;
  };

function provesOwner(
  { orderSlug }: EndpointInput<'order.withdraw'>,
  { user_id: owner }: OrderRow,
  { actor }: CallContext,
): boolean {
  return orderSlug !== undefined || (actor.kind === 'customer' && actor.userId === owner);
}

async function declare(
  step: Transaction<Database>,
  orderId: number,
  isProven: boolean,
  context: CallContext,
): Promise<Result<Withdrawal>> {
  const order = await step
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const earlier = await declaredWithdrawal(step, orderId);
  if (earlier?.isConfirmed) return ok(await withdrawalOf(step, order, earlier));
  if (earlier === null) await record(step, order, context);
  if (!isProven) await sendReceiptWithLink(step, order, context);
  else if (earlier === null) await sendReceipt(step, orderId);
  if (isProven) return confirmDeclared(step, order, context);
  return ok(await withdrawalOf(step, order, await declaredWithdrawal(step, orderId)));
}

async function record(
  step: Transaction<Database>,
  order: OrderRow,
  { now, language }: CallContext,
): Promise<void> {
  const { items } = await withdrawalOf(step, order, null);
  await step
    .insertInto('withdrawals')
    .values({
      order_id: order.id,
      email: (await orderEmail(step, order)) ?? '',
      language,
      items: JSON.stringify(items),
      received_at: now.toISOString(),
    })
    .execute();
  const payload = JSON.stringify({ orderId: order.id });
  await sql`INSERT INTO outbox (kind, payload, dedupe_key)
    VALUES ('shop.withdrawal', ${payload}, ${`shop.withdrawal:${order.id}`})
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(step);
}

async function sendReceipt(step: Transaction<Database>, orderId: number): Promise<void> {
  const payload = JSON.stringify({ orderId });
  await sql`INSERT INTO outbox (kind, payload, dedupe_key)
    VALUES ('order.withdrawal', ${payload}, ${`order.withdrawal:${orderId}`})
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(step);
}
