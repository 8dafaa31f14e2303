import { defineLoad } from '#runtime/block/types.ts';
import type { OrderSummary } from '#schemas/entities/order.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

/** An order that is not known, or not known any more, leaves the general words (ORDER-13). */
export const load = defineLoad<typeof model, { readonly order: OrderSummary | null }>(
  async ({ api, url }) => {
    const orderSlug = url.searchParams.get('orderSlug') ?? '';
    if (orderSlug === '' || orderSlug.length > 200) return ok({ order: null });
    const order = await api.call('checkout.order', { orderSlug });
    return ok({ order: order.ok ? order.value : null });
  },
);
