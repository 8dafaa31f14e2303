import { useState } from 'react';
import { useFormat, useMessages } from '#runtime/block/context.tsx';
import type { VisitorCart } from '#runtime/store/session.ts';

/** Returns the new total for screen readers, once it differs from the initial one. */
export function useSpokenTotal(cart: VisitorCart | null): string {
  const t = useMessages('cart-summary');
  const format = useFormat();
  const total = cart?.prices.converted.orderTotal ?? null;
  const [first] = useState(total);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && total !== first) setChanged(true);
  return isChanged && total !== null ? t('nowTotal', { price: format.price(total) }) : '';
}
