import { useState } from 'react';
import { useFormat, useMessages } from '#runtime/block/context.tsx';
import type { VisitorCart } from '#runtime/store/session.ts';

/** The new total in words, once it differs from the one the page came with. */
export function useSpokenTotal(cart: VisitorCart | null): string {
  const t = useMessages('cart-summary');
  const format = useFormat();
  const total = cart?.prices.converted.orderTotal ?? null;
  const [first] = useState(total);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && total !== first) setChanged(true);
  return isChanged && total !== null ? t('nowTotal', { price: format.price(total) }) : '';
}
