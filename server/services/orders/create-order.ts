import type { Kysely, Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { OrderResult } from '#schemas/entities/order.ts';
import { fail, invariant, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { adapterOf } from '../../payments/adapters.ts';
import type { Gateways } from '../../payments/gateway.ts';
import { usedCart } from '../cart/cart-row.ts';
import { toState } from '../cart/cart-state.ts';
import { customerId } from '../cart/change-cart.ts';
import { type CartReading, readAnyCart } from '../cart/read-cart.ts';
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

/**
 * Starts the payment of an order at its provider. Orders receive this function, because payments depend on
 * orders.
 */
export type StartPayment = (slug: string, notes: OrderNotes) => Promise<Result<OrderResult>>;

/**
 * Reads the cart without a lock. Then creates the order in one short transaction: cart, products, promotions and
 * voucher are locked in this order, and everything is written or nothing; nothing, if the cart has changed since it
 * was read. The payment provider is called after the commit.
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

/** Places an order for the holder of a cart; with `staffId`, a staff member places it for the buyer. */
export async function placeOrder(
  deps: ServiceDependencies,
  input: OrderInput,
  notes: OrderNotes,
  context: CallContext,
  staffId: number | null = null,
): Promise<Result<MadeOrder>> {
  const { gateways = {} } = deps;
  const domain = knownHost(deps, context.headers.host);
  const made = await orderCart(deps.db, input, notes, { ...context, gateways, staffId, domain });
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

/**
 * Orders the cart as it was read; if it has changed meanwhile, it is read again. Returns the order of an earlier call
 * if this call repeats it.
 */
async function orderCart(
  db: Kysely<Database>,
  input: OrderInput,
  notes: OrderNotes,
  context: OrderContext,
): Promise<Result<MadeOrder>> {
  const call = repeatable(input, context);
  const isGuest = customerId(context) === null;
  for (;;) {
    const read = await readAnyCart(db, input, { step: 'order', isGuest });
    if (!read.ok) return read;
    const { row } = read.value;
    const earlier = call ? await findResponse(db, call) : ok(null);
    if (!earlier.ok) return earlier;
    if (earlier.value) {
      return ok({ slug: String(earlier.value.orderSlug), taken: [], isPayable: true });
    }
    if (row.status === 'archived') return fail('cartArchived');
    if (row.status === 'ordered') return usedCart(db, row.id);
    const made = await inTransaction(db, (step) =>
      writeOrder(step, read.value, { input, notes, context, call }),
    );
    if (!made.ok) return made;
    if (made.value) return ok(made.value);
  }
}

function repeatable(input: OrderInput, { idempotencyKey }: CallContext): RepeatableCall | null {
  if (idempotencyKey === null || idempotencyKey === '') return null;
  const key = idempotencyKey.slice(0, 255);
  return { scope: `order:${input.cartId}`, key, request: input };
}

interface Ordering {
  readonly input: OrderInput;
  readonly notes: OrderNotes;
  readonly context: OrderContext;
  readonly call: RepeatableCall | null;
}

/** Returns null with nothing written if the cart is no longer what was read. */
async function writeOrder(
  step: Transaction<Database>,
  { row, state: read, choices }: CartReading,
  { input, notes, context, call }: Ordering,
): Promise<Result<MadeOrder | null>> {
  const { now, language, idempotencyKey } = context;
  const userId = customerId(context) ?? row.user_id;
  const state = toState(row, read, now);
  invariant(choices, 'the choices of an order are read');
  const ready = checkReady(choices, state, input, userId, context.gateways);
  if (!ready.ok) return ready;
  const consents = await checkConsents(step, 'checkoutForm', input.consents);
  if (!consents.ok) return consents;
  const taken = await takeStock(step, state, row.stamp);
  if (!taken.ok) return taken;
  if (!taken.value) return ok(null);
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
  if (call) await saveResponse(step, call, { orderSlug: slug });
  return ok({ slug, taken: [...state.demand.keys()], isPayable: adapter.isRemote });
}
