import { fail, ok, type Result } from '#schemas/result.ts';
import { isSitePath } from '#schemas/rules/site-path.ts';
import type { Handler } from '../../api/handler.ts';
import type { PaymentState } from '../../db/tables/payments.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { latestPayment, type PaymentRow } from './payment-rows.ts';
import { queryProvider } from './query-provider.ts';

/**
 * Handles an approval at the provider (ORDER-11). Data from the browser is not trusted: the provider is
 * queried about the named order.
 */
export const pgSuccess =
  (deps: ServiceDependencies): Handler<'checkout.pgSuccess'> =>
  async ({ id, internalRedirect }) => {
    if (typeof internalRedirect === 'string' && !isSitePath(internalRedirect)) {
      return fail('redirectNotAllowed', { field: 'internalRedirect' });
    }
    const order = await deps.db
      .selectFrom('orders')
      .select(['id', 'slug'])
      .where('slug', '=', id)
      .executeTakeFirst();
    if (!order) return fail('notFound');
    const payment = await latestPayment(deps.db, order.id);
    if (!payment) return fail('paymentMismatch');
    const requested =
      payment.state === 'open' ? await queryProvider(deps, payment, 'return') : null;
    if (requested && !requested.ok) return requested;
    const paid = requirePaid(requested?.value ?? payment.state);
    if (!paid.ok) return paid;
    const path = typeof internalRedirect === 'string' ? internalRedirect : payment.success_path;
    return ok({ url: withOrder(path, order.slug) });
  };

function requirePaid(state: PaymentState): Result<null> {
  if (state === 'paid') return ok(null);
  return fail(state === 'mismatch' ? 'paymentMismatch' : 'paymentNotMade');
}

/** Path of the page with the payment's result; a payment that is still open is not a failure. */
export function outcomePath(payment: PaymentRow, state: PaymentState, slug: string): string {
  const isGood = state === 'paid' || state === 'open';
  return withOrder(isGood ? payment.success_path : payment.failure_path, slug);
}

export function withOrder(path: string, slug: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}orderSlug=${encodeURIComponent(slug)}`;
}
