import type { OrderResult } from '#schemas/entities/order.ts';
import type { AppError } from '#schemas/result.ts';
import { payPath } from '#schemas/rules/pay-path.ts';
import { screenHref } from '../../routes/href.ts';
import { clearCartSession } from '../cart/cart-session.ts';
import { type CommandContext, type CommandResult, type NoticeSpec, succeed } from '../command.ts';
import { saveOrderedCart } from '../orders/order-keys.ts';

/**
 * Redirects to the success page of an order, or first to its payment provider (ORDER-07, ORDER-08). The cart
 * is now an order, so its session ends.
 */
export function ordered(
  context: CommandContext,
  { html, orderSlug }: Pick<OrderResult, 'orderSlug'> & Partial<OrderResult>,
  notices: readonly NoticeSpec[] = [],
): CommandResult {
  leaveCart(context);
  const redirect = html ? payPath(orderSlug) : withOrder(context, 'checkout-success', orderSlug);
  return succeed({ session: { cart: null }, notices, redirect });
}

const unstarted: ReadonlySet<AppError['code']> = new Set([
  'paymentUnavailable',
  'paymentCoolDown',
  'paymentCaptcha',
]);

/**
 * The order exists, but its payment could not start: it can be paid with another method. Returns null for
 * other errors.
 */
export function unpaid(context: CommandContext, { code, params }: AppError): CommandResult | null {
  if (!unstarted.has(code) || params?.orderSlug === undefined) return null;
  leaveCart(context);
  return succeed({
    session: { cart: null },
    notices: [{ kind: 'error', key: `errors.${code}` }],
    redirect: withOrder(context, 'checkout-failure', String(params.orderSlug)),
  });
}

/** The cart is used up; the browser that filled it may still view its order. */
function leaveCart({ cookies, cartAtArrival }: CommandContext): void {
  if (cartAtArrival) saveOrderedCart(cookies, cartAtArrival);
  clearCartSession(cookies);
}

function withOrder(
  { language }: CommandContext,
  screen: 'checkout-success' | 'checkout-failure',
  slug: string,
): string {
  return `${screenHref(language, screen)}?orderSlug=${encodeURIComponent(slug)}`;
}
