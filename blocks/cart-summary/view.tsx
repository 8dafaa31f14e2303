import type { MouseEvent } from 'react';
import { useHref, useMessages, useRuntime, useSession } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { canCheckOut } from '#runtime/checkout/stock.ts';
import { Totals } from '#runtime/checkout/totals.tsx';
import { useCartChanges, useIsCartChanging } from '#runtime/checkout/use-cart-changes.ts';
import type { VisitorCart } from '#runtime/store/session.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import type { load } from './data.ts';
import { FreeDelivery } from './free-delivery.tsx';
import { Lines } from './lines.tsx';
import type { model } from './model.ts';
import { useSpokenTotal } from './use-spoken-total.ts';
import styles from './view.module.css';

export type Data = DataOf<typeof load>;

export function View({ id, options, data }: ViewProps<typeof model, Data>) {
  const t = useMessages('cart-summary');
  const cart = useSession((session) => session.cart);
  const isChanging = useIsCartChanging();
  const spoken = useSpokenTotal(cart);
  if (!cart || cart.items.length === 0) return null;
  const isCompact = options.variant === 'compact';
  const titleId = `${id}-title`;
  return (
    <section className={styles.root} data-sticky={options.sticky} aria-labelledby={titleId}>
      <div className="wrap">
        <div className={styles.sheet} data-variant={options.variant}>
          <h2 id={titleId} className={styles.title}>
            {t(isCompact ? 'yourOrder' : 'title')}
          </h2>
          {isCompact && <Lines items={cart.items} />}
          <Totals cart={cart} t={t} hint={data.hint} isChanging={isChanging} />
          {!isCompact && <FreeDelivery cart={cart} hint={data.hint} />}
          {!isCompact && <ToCheckout cart={cart} />}
          <p className="visually-hidden" aria-live="polite">
            {spoken}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Waits until the server knows the last quantity typed. */
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
