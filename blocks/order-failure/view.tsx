import type { ReactNode } from 'react';
import { useHref, useMessages, useSession } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { EmptyPicture } from '#runtime/checkout/empty-cart.tsx';
import { useLink } from '#runtime/rich-text/link.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import { OrderState } from './order-state.tsx';
import styles from './view.module.css';

type Data = DataOf<typeof load>;

/** Payment failed or was cancelled: the current state, and next steps (ORDER-14). */
export function View({ options, data }: ViewProps<typeof model, Data>) {
  const help = <Help target={options.helpTarget} />;
  return (
    <div className={styles.root}>
      {data.order ? (
        <OrderState {...data} order={data.order} picture={options.picture} help={help} />
      ) : (
        <NoOrder picture={options.picture} help={help} />
      )}
    </div>
  );
}

interface NoOrderProps {
  readonly picture: string | null;
  readonly help: ReactNode;
}

function NoOrder({ picture, help }: NoOrderProps) {
  const t = useMessages('order-failure');
  const hasCart = useSession(({ cart }) => (cart?.items.length ?? 0) > 0);
  return (
    <EmptyState
      picture={<EmptyPicture of={picture} />}
      level={1}
      title={t('checkoutFailureTitle')}
      text={t(hasCart ? 'text' : 'emptyText')}
      action={
        <>
          <NextSteps hasCart={hasCart} />
          {help}
        </>
      }
    />
  );
}

function NextSteps({ hasCart }: { readonly hasCart: boolean }) {
  const t = useMessages('order-failure');
  const href = useHref();
  return (
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
  );
}

function Help({ target }: { readonly target: string | null }) {
  const t = useMessages('order-failure');
  const link = useLink();
  const help = target === null ? null : link(target);
  return help && <a {...help}>{t('help')}</a>;
}
