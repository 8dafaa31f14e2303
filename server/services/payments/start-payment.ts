import type { Kysely, Selectable } from 'kysely';
import type { OrderResult } from '#schemas/entities/order.ts';
import { defaultLanguage, type Language, parseLanguage } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { HandOver, OpenedPayment, PaymentGateway } from '../../payments/gateway.ts';
import { formMarkup } from '../../payments/hosted-form/read-form.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { payGuard } from './cool-down.ts';
import type { PaymentRow } from './payment-rows.ts';
import { payable } from './query-provider.ts';
import { returnToken } from './return-token.ts';
import { endPayment } from './settle-payment.ts';

export interface PayTry {
  /** Address to which the buyer returns at the end; the slug of the order is appended. */
  readonly successURL?: string | undefined;
  readonly failureURL?: string | undefined;
  /** Whether the captcha was passed. */
  readonly isPerson?: boolean | undefined;
}

type Order = Selectable<Database['orders']>;

/** ms until a payment without a report is first queried. */
const firstCheck = 60_000;

/**
 * Returns what the buyer's browser does next: nothing, or the hand-over to the provider. The provider is
 * called after the order is committed; a repeated call returns the same open payment. Errors name the order,
 * which remains unchanged, so that another payment method can be chosen.
 */
export async function startPayment(
  deps: ServiceDependencies,
  slug: string,
  paths: PayTry = {},
): Promise<Result<OrderResult>> {
  const order = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const type = order.payment_type;
  if ((type !== 'HPF' && type !== 'PAYPAL') || !payable.has(order.state)) {
    return ok({ html: null, orderSlug: slug });
  }
  const gateway = deps.gateways?.[type];
  const payment = gateway
    ? await openPayment(deps, gateway, order, paths)
    : fail('paymentUnavailable');
  if (!payment.ok) return fail(payment.error.code, { params: { orderSlug: slug } });
  return ok({ html: toHtml(payment.value, order), orderSlug: slug });
}

async function openPayment(
  deps: ServiceDependencies,
  gateway: PaymentGateway,
  order: Order,
  paths: PayTry,
): Promise<Result<HandOver>> {
  const open = await findOpen(deps.db, order);
  if (open?.hand_over) return ok(open.hand_over);
  const guard = open ? 'open' : await payGuard(deps, order);
  if (guard === 'coolDown') return fail('paymentCoolDown');
  if (guard === 'captcha' && !paths.isPerson) return fail('paymentCaptcha');
  const payment = open ?? (await insertPayment(deps, order, paths));
  const opened = await notifyProvider(deps, gateway, order, payment);
  if (!opened.ok) {
    // Logged as an error to alert people: buyers who choose this method are turned away until it is fixed.
    deps.logger.error({ order: order.id, payment: payment.id }, 'payment could not be opened');
    await endPayment(deps, payment.id, 'shop', 'not opened');
    return opened;
  }
  await deps.db
    .updateTable('payments')
    .set({
      provider_id: opened.value.providerId,
      hand_over: JSON.stringify(opened.value.handOver),
      next_check_at: new Date(Date.now() + firstCheck).toISOString(),
    })
    .where('id', '=', payment.id)
    .execute();
  return ok(opened.value.handOver);
}

function findOpen(db: Kysely<Database>, order: Order): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** Simultaneous calls create one payment: an order has at most one open payment. */
async function insertPayment(
  { db, screens }: ServiceDependencies,
  order: Order,
  paths: PayTry,
): Promise<PaymentRow> {
  const screen = (name: string) =>
    screens?.targetHref(languageOf(order), `screen:checkout-${name}`) ?? `/checkout/${name}`;
  await db
    .insertInto('payments')
    .values({
      order_id: order.id,
      payment_method_id: order.payment_method_id,
      payment_type: order.payment_type as PaymentRow['payment_type'],
      amount: order.order_total,
      currency: order.currency,
      success_path: paths.successURL || screen('success'),
      failure_path: paths.failureURL || screen('failure'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const payment = await findOpen(db, order);
  if (!payment) throw new Error(`order ${order.id} has no open payment`);
  return payment;
}

async function notifyProvider(
  { db, publicUrl }: ServiceDependencies,
  gateway: PaymentGateway,
  order: Order,
  payment: PaymentRow,
): Promise<Result<OpenedPayment>> {
  const items = await db
    .selectFrom('order_items')
    .select(['sku', 'qty'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  return gateway.open({
    id: payment.id,
    order: {
      slug: order.slug,
      number: order.order_number,
      total: order.order_total,
      currency: order.currency,
    },
    language: languageOf(order),
    items,
    returnUrl: `${publicUrl}/pay/return/${await returnToken(db, payment.id)}`,
    notifyUrl: `${publicUrl}/pay/notify/${payment.payment_type.toLowerCase()}`,
  });
}

const languageOf = ({ language }: Order): Language => parseLanguage(language) ?? defaultLanguage;

function toHtml(handOver: HandOver, order: Order): OrderResult['html'] {
  if (handOver.kind === 'form') return formMarkup(handOver.form);
  const { isSubscription, planId, quantity, providerId, scriptUrl } = handOver.paypal;
  return {
    isSubscription,
    ...(planId === null ? {} : { plan_id: planId }),
    quantity,
    orderId: providerId,
    total: order.order_total,
    scriptUrl,
  };
}
