import type { CSSProperties } from 'react';
import { useFormat, useMessages } from '#runtime/block/context.tsx';
import type { DeliveryHint } from '#runtime/checkout/delivery-hint.ts';
import type { VisitorCart } from '#runtime/store/session.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import styles from './view.module.css';

interface FreeDeliveryProps {
  readonly cart: VisitorCart;
  readonly hint: DeliveryHint | null;
}

/** The amount missing for free delivery; hidden when it is reached or a method is chosen. */
export function FreeDelivery({ cart, hint }: FreeDeliveryProps) {
  const t = useMessages('cart-summary');
  const format = useFormat();
  const worth = cart.prices.converted.cartTotal;
  const free = hint?.free;
  if (!free || cart.digitalOnly || cart.deliveryMethodId !== null) return null;
  const missing = free.from - worth;
  if (missing <= 0) return null;
  return (
    <div className={styles.free}>
      <p>
        <Icon name="truck" />
        {t('missing', { price: format.price(missing), method: free.name })}
      </p>
      <span
        className={styles.course}
        style={{ '--share': worth / free.from } as CSSProperties}
        aria-hidden="true"
      />
    </div>
  );
}
