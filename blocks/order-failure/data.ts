import { defineLoad } from '#runtime/block/types.ts';
import type { OrderPayment } from '#schemas/entities/order.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

/** The order whose payment failed, when the address names it. */
export const load = defineLoad<typeof model, { readonly order: OrderPayment | null }>(
  async ({ api, url }) => {
    const orderSlug = url.searchParams.get('orderSlug') ?? '';
    if (orderSlug === '' || orderSlug.length > 200) return ok({ order: null });
    const order = await api.call('checkout.orderPayment', { orderSlug });
    return ok({ order: order.ok ? order.value : null });
  },
);
