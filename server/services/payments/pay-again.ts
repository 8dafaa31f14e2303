import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OrderPayment } from '#schemas/entities/order.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { queueOrderMail } from '../../mail/queue-order-mails.ts';
import { adapterOf } from '../../payments/adapters.ts';
import { checkCaptcha } from '../captcha.ts';
import { loadCheckoutOffer, type PaymentMethodRow } from '../cart/checkout-offer.ts';
import { paymentsFor, toPaymentMethod } from '../checkout/payment-methods.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isConfirmedAtOnce } from '../orders/order-mails.ts';
import { moveOrder } from '../orders/order-states.ts';
import { orderHead, orderStatus } from '../orders/order-view.ts';
import { inTransaction } from '../transaction.ts';
import { type PayGuard, payGuard } from './cool-down.ts';
import { latestPayment } from './payment-rows.ts';
import { isPaidMeanwhile } from './query-provider.ts';
import { endPayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

type Order = Selectable<Database['orders']>;

const day = 86_400_000;

/** Returns the payment options of an order, shown after a failed payment. */
export const getOrderPayment =
  (deps: ServiceDependencies): Handler<'checkout.orderPayment'> =>
  async ({ orderSlug }, { language, now }) => {
    const { db, gateways = {} } = deps;
    const order = await findOrder(db, orderSlug);
    if (!order) return fail('notFound');
    const isOpen = takesMoney(order, now);
    const methods = isOpen ? await methodsFor(db, order, gateways) : [];
    const guard: PayGuard = isOpen ? await payGuard(deps, order) : 'open';
    const isCooling = guard === 'coolDown';
    const response: OrderPayment = {
      ...orderHead(order),
      status: orderStatus(order),
      payUntil: isOpen ? order.expires_at : null,
      coolDown: isCooling,
      captcha: guard === 'captcha',
      methods: methods
        .filter(({ payment_type: type }) => !isCooling || !adapterOf(type).isRemote)
        .map((method) => toPaymentMethod(method, language)),
      chosen: order.payment_method_id,
    };
    return ok(response);
  };

/**
 * Retries the payment of an order, by the same or another method; its goods stay reserved. A buyer who has
 * already paid without the shop's knowledge does not pay twice.
 */
export const payAgain =
  (deps: ServiceDependencies): Handler<'checkout.payAgain'> =>
  async ({ orderSlug, paymentMethodId, ...proof }, context) => {
    const { now } = context;
    const order = await findOrder(deps.db, orderSlug);
    if (!order) return fail('notFound');
    if (!takesMoney(order, now)) return fail('paymentClosed');
    const methods = await methodsFor(deps.db, order, deps.gateways ?? {});
    const method = methods.find(({ id }) => id === paymentMethodId);
    if (!method) return fail('paymentMethodNotFound', { field: 'paymentMethodId' });
    const isGuarded =
      adapterOf(method.payment_type).isRemote && (await payGuard(deps, order)) === 'captcha';
    const proved = isGuarded ? await checkCaptcha(deps, proof, 'payAgain', context) : ok(null);
    if (!proved.ok) return proved;
    const before = await latestPayment(deps.db, order.id);
    if (before?.state === 'open' && (await isPaidMeanwhile(deps, before))) {
      return ok({ html: null, orderSlug });
    }
    if (before?.state === 'open' && before.payment_method_id !== method.id) {
      await endPayment(deps, before.id, 'shop', 'paid in another way');
    }
    const chosen = await inTransaction(deps.db, (step) => choose(step, order, method, now));
    if (!chosen.ok) return chosen;
    return startPayment(deps, orderSlug, {
      successURL: before?.success_path,
      failureURL: before?.failure_path,
      isPerson: isGuarded,
    });
  };

function findOrder(db: Kysely<Database>, slug: string): Promise<Order | undefined> {
  return db.selectFrom('orders').selectAll().where('slug', '=', slug).executeTakeFirst();
}

function takesMoney({ state, expires_at: end }: Order, now: Date): boolean {
  const isUnpaid = state === 'pending_payment' || state === 'payment_failed';
  return isUnpaid && (end === null || new Date(end) > now);
}

async function methodsFor(
  db: Kysely<Database>,
  order: Order,
  gateways: NonNullable<ServiceDependencies['gateways']>,
): Promise<PaymentMethodRow[]> {
  const payable = {
    price: { amount: order.order_total, currency: order.currency },
    takesCash: await takesCash(db, order),
  };
  return paymentsFor(await loadCheckoutOffer(db, null, null), payable, gateways);
}

/** Whether the carrier collects cash. After the delivery method was deleted, the order still has its name. */
async function takesCash(db: Kysely<Database>, order: Order): Promise<boolean> {
  const { delivery_method_id: id, delivery_name: name } = order;
  if (id === null) return name !== null;
  const method = await db
    .selectFrom('delivery_methods')
    .select('takes_cash')
    .where('id', '=', id)
    .executeTakeFirst();
  return method?.takes_cash ?? true;
}

async function choose(
  step: Transaction<Database>,
  order: Order,
  method: PaymentMethodRow,
  now: Date,
): Promise<Result<unknown>> {
  const adapter = adapterOf(method.payment_type);
  const { slug, order_number: number, order_total: total, currency } = order;
  const end = adapter.daysToPay === null ? null : now.getTime() + adapter.daysToPay * day;
  await step
    .updateTable('orders')
    .set({
      payment_type: method.payment_type,
      payment_method_id: method.id,
      payment_reference: adapter.reference?.({ slug, number, total, currency }) ?? null,
      expires_at: end === null ? null : new Date(end).toISOString(),
    })
    .where('id', '=', order.id)
    .where('state', 'in', ['pending_payment', 'payment_failed'])
    .execute();
  // No mail about a payment from a provider will confirm this order.
  if (isConfirmedAtOnce(method.payment_type)) await queueOrderMail(step, order.id, 'order.created');
  const reason = `another try: ${method.payment_type}`;
  return moveOrder(step, order.id, adapter.firstState, { actor: { kind: 'buyer' }, reason, now });
}
