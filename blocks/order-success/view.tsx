import { useFormat, useHref, useMessages } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { Drawing } from '#runtime/checkout/empty-cart.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { IsobathBackground } from '#runtime/ui/isobath-background.tsx';
import type { OrderSummary } from '#schemas/entities/order.ts';
import type { load } from './data.ts';
import type { model } from './model.ts';
import { OrderedItems } from './ordered-items.tsx';
import { PaymentSlip } from './payment-slip.tsx';
import styles from './view.module.css';

type Data = DataOf<typeof load>;

export function View({ options, data }: ViewProps<typeof model, Data>) {
  const { order } = data;
  return (
    <div className={styles.root}>
      {order ? <Placed order={order} options={options} /> : <Calm picture={options.picture} />}
    </div>
  );
}

interface PlacedProps {
  readonly order: OrderSummary;
  readonly options: ViewProps<typeof model>['options'];
}

function Placed({ order, options }: PlacedProps) {
  const t = useMessages('order-success');
  const format = useFormat();
  return (
    <>
      <header className={styles.head}>
        <IsobathBackground />
        <div className={`wrap ${styles.greeting}`}>
          <div className={styles.words}>
            <h1 className={styles.title}>{options.title || t('title')}</h1>
            <p className={styles.number}>
              {t('number')} <strong className={styles.copy}>{order.orderNumber}</strong>
            </p>
            <p className="marginalia">{t('placed', { date: format.date(order.createdAt) })}</p>
          </div>
          <div className={styles.picture}>
            <Drawing of={options.picture} />
          </div>
        </div>
      </header>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.ahead}>
          <NextSteps order={order} />
          {order.bankTransfer && <PaymentSlip transfer={order.bankTransfer} />}
        </div>
        <OrderedItems order={order} />
      </div>
    </>
  );
}

function NextSteps({ order }: Pick<PlacedProps, 'order'>) {
  const t = useMessages('order-success');
  const href = useHref();
  const { deliveryName } = order;
  return (
    <section>
      <h2 className={styles.subtitle}>{t('next')}</h2>
      <ol className={styles.steps}>
        <li>{t('nextMail')}</li>
        <li>{t(paymentKey(order))}</li>
        {deliveryName && <li>{t('deliveryBy', { name: deliveryName })}</li>}
      </ol>
      <Button href={href('screen:shop')} icon="arrow-left">
        {t('goOn')}
      </Button>
    </section>
  );
}

function paymentKey({ paymentType, status }: OrderSummary): string {
  if (status === 'paid' || paymentType === 'FREE') return 'nextPaid';
  if (paymentType === 'BANK') return 'nextBank';
  return paymentType === 'COD' ? 'nextCash' : 'nextOnline';
}

function Calm({ picture }: { readonly picture: string | null }) {
  const t = useMessages('order-success');
  const href = useHref();
  return (
    <EmptyState
      picture={<Drawing of={picture} />}
      level={1}
      title={t('calmTitle')}
      text={t('calmText')}
      action={
        <Button variant="primary" href={href('screen:shop')}>
          {t('goOn')}
        </Button>
      }
    />
  );
}
