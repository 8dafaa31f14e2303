import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import type { Withdrawal } from '#schemas/entities/withdrawal.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface WithdrawalData {
  /** The selected order; null until there is one. */
  readonly withdrawal: Withdrawal | null;
  /** Slug of the order that the visitor came from; null when it was found by number and email address. */
  readonly orderSlug: string | null;
  /** Link of a receipt: its token, or null when it has expired; null without a link. */
  readonly link: { readonly token: string | null } | null;
  /** Whether the fourteen days have passed. */
  readonly isOverdue: boolean;
}

/** An order that this browser may not see must be found by number and email address. */
export const load = defineLoad<typeof model, WithdrawalData>(async (context) => {
  const { url, api, orders } = context;
  const token = url.searchParams.get('token');
  if (token !== null) return ok(await ofLink(context, token));
  const orderSlug = slugOf(context);
  if (orderSlug !== null) {
    const found = await api.call('order.findForWithdrawal', { orderSlug, ...orders.access });
    if (found.ok) return ok(dataOf(found.value, orderSlug));
  }
  if (url.searchParams.get('step') !== 'confirm' || orders.claim === null) {
    return ok(dataOf(null, null));
  }
  const found = await api.call('order.findForWithdrawal', orders.claim);
  return ok(dataOf(found.ok ? found.value : null, null));
});

async function ofLink({ api }: LoadContext, token: string): Promise<WithdrawalData> {
  const found = token.length <= 200 ? await api.call('order.readWithdrawal', { token }) : null;
  return found?.ok
    ? { ...dataOf(found.value, null), link: { token } }
    : { ...dataOf(null, null), link: { token: null } };
}

function dataOf(withdrawal: Withdrawal | null, orderSlug: string | null): WithdrawalData {
  const until = withdrawal?.until ?? null;
  const at = withdrawal?.receivedAt ? Date.parse(withdrawal.receivedAt) : Date.now();
  const isOverdue = until !== null && Date.parse(until) < at;
  return { withdrawal, orderSlug, link: null, isOverdue };
}

function slugOf({ url }: LoadContext): string | null {
  const slug = url.searchParams.get('orderSlug');
  return slug && slug.length <= 200 ? slug : null;
}

/** The contents of an order are private, so the page is not indexed. */
export function head({ withdrawal, link }: WithdrawalData): Partial<PageHead> {
  return withdrawal || link ? { noindex: true, canonical: null } : {};
}
