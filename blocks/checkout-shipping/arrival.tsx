import { useFormat, useMessages } from '#runtime/block/context.tsx';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';

/** Between which days it comes, if ordered now. */
export function Arrival({ of: { arrival, options } }: { readonly of: DeliveryMethod }) {
  const t = useMessages('checkout-shipping');
  const format = useFormat();
  if (!arrival) return null;
  const isCollected = options.length > 0;
  const from = format.date(arrival.from, 'short');
  const to = format.date(arrival.to, 'short');
  const days = from === to ? from : t('dayRange', { from, to });
  return t(isCollected ? 'readyOn' : 'arrivesOn', { days });
}
