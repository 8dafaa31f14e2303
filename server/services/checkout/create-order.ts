import type { Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { Database } from '../../db/schema.ts';
import { adapterOf } from '../../payments/adapters.ts';
import { type CartRow, findCart, usedCart } from '../cart/cart-row.ts';
import { loadCartState } from '../cart/cart-state.ts';
import { customerId } from '../cart/change-cart.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { checkConsents } from './consents.ts';
import { findAnswer, keepAnswer, type RepeatableCall } from './idempotency.ts';
import { type OrderNotes, readNotes } from './order-notes.ts';
import { checkReady } from './order-readiness.ts';
import { insertOrder, type NewOrder } from './order-rows.ts';
import { startPayment } from './start-payment.ts';
import { spendCoupon, takeStock } from './take-stock.ts';

type OrderInput = EndpointInput<'checkout.createOrder'>;

/**
 * Makes the order in one short transaction: cart, products and coupon are locked in this order,
 * everything is written or nothing. The provider is asked after the commit.
 */
export const createOrder =
  (deps: ServiceDependencies): Handler<'checkout.createOrder'> =>
  async (input, context) => {
    const notes = readNotes(input);
    if (!notes.ok) return notes;
    const made = await inTransaction(deps.db, (step) =>
      orderCart(step, input, notes.value, context),
    );
    if (!made.ok) return made;
    await invalidate(deps, ['catalogue']);
    return ok(await startPayment(deps.db, made.value));
  };

/** Answers the order's slug; that of the first call when this one repeats it. */
async function orderCart(
  step: Transaction<Database>,
  input: OrderInput,
  notes: OrderNotes,
  context: CallContext,
): Promise<Result<string>> {
  const found = await findCart(step, input, { lock: true });
  if (!found.ok) return found;
  const call = repeatable(input, context);
  const earlier = call ? await findAnswer(step, call) : ok(null);
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok(String(earlier.value.orderSlug));
  if (found.value.status === 'archived') return fail('cartArchived');
  if (found.value.status === 'ordered') return usedCart(step, found.value.id);
  const slug = await writeOrder(step, found.value, input, notes, context);
  if (slug.ok && call) await keepAnswer(step, call, { orderSlug: slug.value });
  return slug;
}

function repeatable(input: OrderInput, { idempotencyKey }: CallContext): RepeatableCall | null {
  if (idempotencyKey === null || idempotencyKey === '') return null;
  const key = idempotencyKey.slice(0, 255);
  return { scope: `order:${input.cartId}`, key, request: input };
}

async function writeOrder(
  step: Transaction<Database>,
  row: CartRow,
  input: OrderInput,
  notes: OrderNotes,
  context: CallContext,
): Promise<Result<string>> {
  const { now, language, idempotencyKey } = context;
  const userId = customerId(context) ?? row.user_id;
  const state = await loadCartState(step, row, now);
  const ready = await checkReady(step, state, input, userId);
  if (!ready.ok) return ready;
  const consents = await checkConsents(step, 'checkoutForm', input.consents);
  if (!consents.ok) return consents;
  const taken = await takeStock(step, state);
  if (!taken.ok) return taken;
  const used = await spendCoupon(step, state);
  if (!used.ok) return used;
  const adapter = adapterOf(ready.value.payment.payment_type);
  const order: NewOrder = {
    userId,
    state,
    ready: ready.value,
    notes,
    adapter,
    language,
    now,
    idempotencyKey,
  };
  const inserted = await insertOrder(step, order);
  await recordOrder(step, order, inserted.id);
  return ok(inserted.slug);
}

async function recordOrder(
  step: Transaction<Database>,
  { state, notes, adapter, userId }: NewOrder,
  orderId: number,
): Promise<void> {
  const { orderMessage: _, ...details } = notes;
  await step
    .insertInto('order_events')
    .values({
      order_id: orderId,
      to_state: adapter.firstState,
      reason: 'created',
      details: JSON.stringify(details),
      user_id: userId,
    })
    .execute();
  await step
    .insertInto('outbox')
    .values({
      kind: 'order.created',
      payload: JSON.stringify({ orderId }),
      dedupe_key: `order.created:${orderId}`,
    })
    .execute();
  await step
    .updateTable('carts')
    .set({ status: 'ordered' })
    .where('id', '=', state.row.id)
    .execute();
}
