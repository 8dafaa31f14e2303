import { defineLoad } from '#runtime/block/types.ts';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import type { OrderPayment } from '#schemas/entities/order.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface FailureData {
  readonly order: OrderPayment | null;
  /** Settings of the captcha; null when none is needed. */
  readonly captcha: CaptchaSettings | null;
}

/** Loads the order whose payment failed, when the URL contains it. */
export const load = defineLoad<typeof model, FailureData>(async ({ api, url, site }) => {
  const orderSlug = url.searchParams.get('orderSlug') ?? '';
  if (orderSlug === '' || orderSlug.length > 200) return ok({ order: null, captcha: null });
  const found = await api.call('checkout.orderPayment', { orderSlug });
  const order = found.ok ? found.value : null;
  return ok({ order, captcha: (order?.captcha && site.captcha) || null });
});
