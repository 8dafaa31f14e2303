import type { Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { OrderResult } from '#schemas/entities/order.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { adapterOf } from '../../payments/adapters.ts';
import type { Gateways } from '../../payments/gateway.ts';
import { type CartRow, findCart, usedCart } from '../cart/cart-row.ts';
import { customerId } from '../cart/change-cart.ts';
import { loadCheckout } from '../cart/read-cart.ts';
import { spendVoucher } from '../cart/voucher.ts';
import { invalidateAvailability } from '../catalogue/invalidate-availability.ts';
import { checkConsents } from '../check-consents.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { issueDigital } from '../digital/issue-digital.ts';
import { knownHost } from '../themes/site-hosts.ts';
import { inTransaction } from '../transaction.ts';
import { findResponse, type RepeatableCall, saveResponse } from './idempotency.ts';
import { type OrderNotes, readNotes } from './order-notes.ts';
import { checkReady } from './order-readiness.ts';
import { insertOrder, type NewOrder } from './order-rows.ts';
import { spendPromotions, takeStock } from './take-stock.ts';

type OrderInput = EndpointInput<'checkout.createOrder'>;

interface OrderContext extends CallContext {
  readonly gateways: Gateways;
  readonly staffId: number | null;
  readonly domain: string | null;
}

/** Starts the payment of an order at its provider; orders get it from outside, as payments are built on them. */
export type StartPayment = (slug: string, notes: OrderNotes) => Promise<Result<OrderResult>>;

/**
 * Creates the order in one short transaction: cart, products, promotions and voucher are locked in this order,
 * and everything is written or nothing. The payment provider is called after the commit.
 */
export const createOrder =
  (deps: ServiceDependencies, startPayment: StartPayment): Handler<'checkout.createOrder'> =>
  async (input, context) => {
    const notes = readNotes(input);
    if (!notes.ok) return notes;
    const made = await placeOrder(deps, input, notes.value, context);
    if (!made.ok) return made;
    const { slug, isPayable } = made.value;
    if (!isPayable) return ok({ html: null, orderSlug: slug });
    return startPayment(slug, notes.value);
  };

/** Orders a cart for its holder; with `staffId`, a member of staff does it for the buyer. */
export async function placeOrder(
  deps: ServiceDependencies,
  input: OrderInput,
  notes: OrderNotes,
  context: CallContext,
  staffId: number | null = null,
): Promise<Result<MadeOrder>> {
  const { gateways = {} } = deps;
  const domain = knownHost(deps, context.headers.host);
  const made = await inTransaction(deps.db, (step) =>
    orderCart(step, input, notes, { ...context, gateways, staffId, domain }),
  );
  if (made.ok) await invalidateAvailability(deps, made.value.taken);
  return made;
}

interface MadeOrder {
  readonly slug: string;
  /** Products whose stock was taken. */
  readonly taken: readonly number[];
  /** Whether the order may need a payment at a provider now. */
  readonly isPayable: boolean;
}

/** Returns the order of an earlier call if this call repeats it. */
async function orderCart(
  step: Transaction<Database>,
  input: OrderInput,
  notes: OrderNotes,
  context: OrderContext,
): Promise<Result<MadeOrder>> {
  const found = await findCart(step, input, { lock: true });
  if (!found.ok) return found;
  const call = repeatable(input, context);
  const earlier = call ? await findResponse(step, call) : ok(null);
  if (!earlier.ok) return earlier;
  if (earlier.value) {
    return ok({ slug: String(earlier.value.orderSlug), taken: [], isPayable: true });
  }
  if (found.value.status === 'archived') return fail('cartArchived');
  if (found.value.status === 'ordered') return usedCart(step, found.value.id);
  const made = await writeOrder(step, found.value, input, notes, context);
  if (made.ok && call) await saveResponse(step, call, { orderSlug: made.value.slug });
  return made;
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
  context: OrderContext,
): Promise<Result<MadeOrder>> {
  const { now, language, idempotencyKey } = context;
  const userId = customerId(context) ?? row.user_id;
  const { state, offer } = await loadCheckout(step, row, now);
  const ready = checkReady(offer, state, input, userId, context.gateways);
  if (!ready.ok) return ready;
  const consents = await checkConsents(step, 'checkoutForm', input.consents);
  if (!consents.ok) return consents;
  const taken = await takeStock(step, state);
  if (!taken.ok) return taken;
  const used = await spendPromotions(step, state);
  if (!used.ok) return used;
  const spent = await spendVoucher(step, state, now);
  if (!spent.ok) return spent;
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
    staffId: context.staffId,
    domain: context.domain,
    hasWaiver: input.digitalWaiver === true,
  };
  const { id, slug } = await insertOrder(step, order);
  if (adapter.firstState === 'paid') await issueDigital(step, id, now);
  return ok({ slug, taken: [...state.demand.keys()], isPayable: adapter.isRemote });
}
