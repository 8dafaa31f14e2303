import type { ReactNode } from 'react';
import { useFormat, useHref, useMessages } from '#runtime/block/context.tsx';
import { EmptyPicture } from '#runtime/checkout/empty-cart.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import type { OrderPayment } from '#schemas/entities/order.ts';
import { PayAgain } from './pay-again.tsx';
import styles from './view.module.css';

interface OrderStateProps {
  readonly order: OrderPayment;
  readonly captcha: CaptchaSettings | null;
  readonly picture: string | null;
  readonly help: ReactNode;
}

/** Shows whether the order can still be paid, was paid meanwhile, or has ended. */
export function OrderState(props: OrderStateProps) {
  const { payUntil, methods } = props.order;
  return payUntil !== null || methods.length > 0 ? <Unpaid {...props} /> : <Settled {...props} />;
}

function Unpaid({ order, captcha, picture, help }: OrderStateProps) {
  const t = useMessages('order-failure');
  const format = useFormat();
  const { orderNumber: number, payUntil } = order;
  const hasFailed = order.status === 'failed';
  return (
    <div className={styles.page}>
      <GroundPattern />
      <div className={styles.unpaid}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t(hasFailed ? 'checkoutFailureTitle' : 'waiting')}</h1>
          <p className={styles.lead}>
            {t(hasFailed ? 'kept' : 'notYet', { number: unbroken(number) })}
          </p>
          {payUntil && (
            <p className="marginalia">
              {t('until', { date: format.date(payUntil), time: format.date(payUntil, 'time') })}
            </p>
          )}
          <div className={styles.picture}>
            <EmptyPicture of={picture} />
          </div>
        </header>
        <div className={styles.form}>
          <PayAgain order={order} captcha={captcha} />
          {help}
        </div>
      </div>
    </div>
  );
}

/** Replaces hyphens with non-breaking ones. */
const unbroken = (number: string) => number.replaceAll('-', '\u2011');

function Settled({ order, picture, help }: OrderStateProps) {
  const t = useMessages('order-failure');
  const href = useHref();
  const isPaid = order.status === 'paid';
  const success = `${href('screen:checkout-success')}?orderSlug=${encodeURIComponent(order.orderSlug)}`;
  return (
    <EmptyState
      picture={<EmptyPicture of={picture} />}
      level={1}
      title={t(isPaid ? 'paidTitle' : 'overTitle')}
      text={t(isPaid ? 'paidText' : 'overText', { number: order.orderNumber })}
      action={
        <>
          <Button variant="primary" href={isPaid ? success : href('screen:shop')}>
            {t(isPaid ? 'toOrder' : 'shop')}
          </Button>
          {help}
        </>
      }
    />
  );
}
