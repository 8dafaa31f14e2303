import type { OrderResult } from '#schemas/entities/order.ts';
import type { AppError } from '#schemas/result.ts';
import { payPath } from '#schemas/rules/pay-path.ts';
import { screenHref } from '../../routes/href.ts';
import { clearCartSession } from '../cart/cart-session.ts';
import { type CommandContext, type CommandResult, type NoticeSpec, succeed } from '../command.ts';
import { keepOrderedCart } from '../orders/order-keys.ts';

/**
 * Where an order leads: to its success, or first to the provider it is paid at (ORDER-07, ORDER-08).
 * The cart is an order by now, so the visitor holds it no more.
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

/** The order stands, but its payment could not start: it is paid in another way. Null for other errors. */
export function unpaid(context: CommandContext, { code, params }: AppError): CommandResult | null {
  if (!unstarted.has(code) || params?.orderSlug === undefined) return null;
  leaveCart(context);
  return succeed({
    session: { cart: null },
    notices: [{ kind: 'error', key: `errors.${code}` }],
    redirect: withOrder(context, 'checkout-failure', String(params.orderSlug)),
  });
}

/** The cart is used up; the browser that filled it may go on looking at what became of it. */
function leaveCart({ cookies, cartAtArrival }: CommandContext): void {
  if (cartAtArrival) keepOrderedCart(cookies, cartAtArrival);
  clearCartSession(cookies);
}

function withOrder(
  { language }: CommandContext,
  screen: 'checkout-success' | 'checkout-failure',
  slug: string,
): string {
  return `${screenHref(language, screen)}?orderSlug=${encodeURIComponent(slug)}`;
}
