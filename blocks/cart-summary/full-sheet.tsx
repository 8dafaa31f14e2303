import type { MouseEvent } from 'react';
import { useHref, useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DeliveryHint } from '#runtime/checkout/delivery-hint.ts';
import { canCheckOut } from '#runtime/checkout/stock.ts';
import { Totals } from '#runtime/checkout/totals.tsx';
import { useCartChanges, useIsCartChanging } from '#runtime/checkout/use-cart-changes.ts';
import type { VisitorCart } from '#runtime/store/session.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import styles from './view.module.css';

export interface FullSheetProps {
  readonly cart: VisitorCart;
  readonly hint: DeliveryHint | null;
}

/** Summary next to an editable cart: totals that update with the cart, and the checkout button. */
export function FullSheet({ cart, hint }: FullSheetProps) {
  const t = useMessages('cart-summary');
  const isChanging = useIsCartChanging();
  return (
    <>
      <Totals cart={cart} t={t} hint={hint} isChanging={isChanging} />
      <FreeDelivery cart={cart} hint={hint} />
      <ToCheckout cart={cart} />
    </>
  );
}

/** Waits until the server has the last typed quantity. */
function ToCheckout({ cart }: { readonly cart: VisitorCart }) {
  const t = useMessages('cart-summary');
  const href = useHref()('screen:checkout');
  const { navigate } = useRuntime();
  const { flush } = useCartChanges();
  const isChanging = useIsCartChanging();
  if (!canCheckOut(cart)) {
    return (
      <p className={styles.blocked}>
        <Icon name="triangle-alert" />
        <span>{t('blocked')}</span>
      </p>
    );
  }
  const go = async (event: MouseEvent) => {
    if (!isChanging || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await flush();
    navigate(href);
  };
  return (
    <Button variant="primary" wide href={href} iconAfter="arrow-right" onClick={go}>
      {t(isChanging ? 'updating' : 'checkout')}
    </Button>
  );
}
