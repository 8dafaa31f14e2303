import { defineLoad } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import type { OrderSummary } from '#schemas/entities/order.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface OrderData {
  readonly order: OrderSummary | null;
  /** An order that this browser may not see without the code from its email; null for none. */
  readonly locked: { readonly orderSlug: string; readonly isCodeSent: boolean } | null;
}

/** An unknown or deleted order leaves only the general text (ORDER-13). */
export const load = defineLoad<typeof model, OrderData>(async ({ api, url, orders }) => {
  const orderSlug = url.searchParams.get('orderSlug') ?? '';
  if (orderSlug === '' || orderSlug.length > 200) return ok({ order: null, locked: null });
  const found = await api.call('checkout.order', { orderSlug, ...orders.access });
  if (found.ok) return ok({ order: found.value, locked: null });
  const isLocked = found.error.code === 'orderLocked';
  const isCodeSent = url.searchParams.get('code') === 'sent';
  return ok({ order: null, locked: isLocked ? { orderSlug, isCodeSent } : null });
});

/** The page belongs to one buyer, so it is not indexed. */
export function head(): Partial<PageHead> {
  return { noindex: true, canonical: null };
}
