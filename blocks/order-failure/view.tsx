import { useHref, useMessages, useSession } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { Drawing } from '#runtime/checkout/empty-cart.tsx';
import { useLink } from '#runtime/rich-text/link.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

/** Payment failed or was called off: what is true now, and the ways on (ORDER-14). */
export function View({ options }: ViewProps<typeof model>) {
  const t = useMessages('order-failure');
  const hasCart = useSession(({ cart }) => (cart?.items.length ?? 0) > 0);
  return (
    <div className={styles.root}>
      <EmptyState
        picture={<Drawing of={options.picture} />}
        level={1}
        title={t('checkoutFailureTitle')}
        text={t(hasCart ? 'text' : 'emptyText')}
        action={<WaysOn hasCart={hasCart} helpTarget={options.helpTarget} />}
      />
    </div>
  );
}

interface WaysOnProps {
  readonly hasCart: boolean;
  readonly helpTarget: string | null;
}

function WaysOn({ hasCart, helpTarget }: WaysOnProps) {
  const t = useMessages('order-failure');
  const href = useHref();
  const link = useLink();
  const help = helpTarget === null ? null : link(helpTarget);
  return (
    <>
      <div className={styles.actions}>
        {hasCart ? (
          <>
            <Button variant="primary" href={`${href('screen:checkout')}?step=payment`}>
              {t('again')}
            </Button>
            <Button href={href('screen:cart')}>{t('cart')}</Button>
          </>
        ) : (
          <Button variant="primary" href={href('screen:shop')}>
            {t('shop')}
          </Button>
        )}
      </div>
      {help && <a {...help}>{t('help')}</a>}
    </>
  );
}
