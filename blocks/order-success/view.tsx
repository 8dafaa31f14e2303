import { useFormat, useHref, useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { EmptyPicture } from '#runtime/checkout/empty-cart.tsx';
import { useChangedHeading } from '#runtime/checkout/use-changed-heading.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import type { OrderSummary } from '#schemas/entities/order.ts';
import { payPath } from '#schemas/rules/pay-path.ts';
import { site } from '#schemas/site/site.ts';
import type { load } from './data.ts';
import { DigitalGoods } from './digital-goods.tsx';
import { Fulfilment, isOnTheWay } from './fulfilment.tsx';
import { Locked } from './locked.tsx';
import type { model } from './model.ts';
import { OrderedItems } from './ordered-items.tsx';
import { Papers } from './papers.tsx';
import { PaymentSlip } from './payment-slip.tsx';
import styles from './view.module.css';

type Data = DataOf<typeof load>;

export function View({ id, options, data }: ViewProps<typeof model, Data>) {
  const { order, locked } = data;
  useChangedHeading(order ? 'order' : locked?.isCodeSent ? 'code' : 'locked', `${id}-title`);
  return (
    <div className={styles.root}>
      {order && <PlacedOrder id={id} order={order} options={options} />}
      {locked && <Locked id={id} locked={locked} />}
      {!order && !locked && <NoOrder picture={options.picture} />}
    </div>
  );
}

interface PlacedProps {
  readonly id: string;
  readonly order: OrderSummary;
  readonly options: ViewProps<typeof model>['options'];
}

function PlacedOrder({ id, order, options }: PlacedProps) {
  const t = useMessages('order-success');
  const format = useFormat();
  return (
    <>
      <header className={styles.head}>
        <GroundPattern />
        <div className={`wrap ${styles.greeting}`}>
          <div className={styles.text}>
            <h1 id={`${id}-title`} className={styles.title}>
              {titleOf(order, options.title, t)}
            </h1>
            <p className={styles.number}>
              {t('number')} <strong className={styles.copy}>{order.orderNumber}</strong>
            </p>
            <p className="marginalia">{t('placed', { date: format.date(order.createdAt) })}</p>
            <p className="marginalia">
              {t('slug')} <span className={styles.slug}>{order.orderSlug}</span>
            </p>
          </div>
          {isConfirmed(order) && (
            <div className={styles.picture}>
              <EmptyPicture of={options.picture} />
            </div>
          )}
        </div>
      </header>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.ahead}>
          {order.digital && <DigitalGoods goods={order.digital} />}
          {order.papers && order.papers.length > 0 && <Papers papers={order.papers} />}
          {isOnTheWay(order.fulfilment) && <Fulfilment fulfilment={order.fulfilment} />}
          <NextSteps order={order} />
          {order.bankTransfer && (
            <PaymentSlip
              orderSlug={order.orderSlug}
              transfer={order.bankTransfer}
              currency={order.currency}
            />
          )}
        </div>
        <OrderedItems order={order} />
      </div>
    </>
  );
}

function NextSteps({ order }: Pick<PlacedProps, 'order'>) {
  const t = useMessages('order-success');
  const href = useHref();
  const { deliveryName, orderSlug, phone } = order;
  const { page } = useRuntime();
  const withdrawHref = `${screenHref(page.language, 'withdrawal')}?orderSlug=${encodeURIComponent(orderSlug)}`;
  return (
    <section>
      <h2 className={styles.subtitle}>{t('next')}</h2>
      <ol className={styles.steps}>
        {isNew(order) && <li>{t('nextMail')}</li>}
        <li>{t(paymentKey(order))}</li>
        {deliveryName && isNew(order) && <li>{t('deliveryBy', { name: deliveryName })}</li>}
        {phone && (
          <li>
            {t('phone')} <bdi dir="ltr">{phone}</bdi>
          </li>
        )}
      </ol>
      <div className={styles.ways}>
        {isToBePaid(order) && (
          <Button variant="primary" href={payPath(order.orderSlug)} icon="credit-card">
            {t('finish')}
          </Button>
        )}
        <Button href={href('screen:shop')} icon="arrow-left">
          {t('goOn')}
        </Button>
      </div>
      {order.status !== 'cancelled' && site.law.withdrawalDays !== null && (
        <p className={styles.withdraw}>
          <a href={withdrawHref}>{t('withdraw')}</a>
        </p>
      )}
    </section>
  );
}

/** A buyer who closed the provider's page can open it again. */
function isToBePaid({ paymentType, status }: OrderSummary): boolean {
  return (paymentType === 'HPF' || paymentType === 'PAYPAL') && status === 'created';
}

/** The title set by editors is for new orders only. */
function titleOf(order: OrderSummary, own: string, t: Translate): string {
  const { status } = order;
  if (isReturned(order)) return t('returnedTitle');
  if (isWithdrawn(order)) return t('withdrawnTitle');
  if (status === 'cancelled') return t('cancelledTitle');
  if (status === 'failed') return t('failedTitle');
  if (isToBePaid(order)) return t('pendingTitle');
  return isNew(order) ? own || t('title') : t('sentTitle');
}

function isConfirmed(order: OrderSummary): boolean {
  return order.status === 'paid' || (order.status === 'created' && !isToBePaid(order));
}

function isNew(order: OrderSummary): boolean {
  return isConfirmed(order) && !isOnTheWay(order.fulfilment);
}

function isWithdrawn({ fulfilment }: OrderSummary): boolean {
  return fulfilment?.state === 'withdrawn';
}

function isReturned({ fulfilment }: OrderSummary): boolean {
  return fulfilment?.state === 'returned';
}

function paymentKey(order: OrderSummary): string {
  const { paymentType, status, deliveryName } = order;
  if (isReturned(order)) return 'nextReturned';
  if (isWithdrawn(order)) return 'nextWithdrawn';
  if (status === 'cancelled') return 'nextCancelled';
  if (status === 'failed') return 'nextFailed';
  if (paymentType === 'FREE') return 'nextFree';
  if (status === 'paid') return 'nextPaid';
  if (paymentType === 'BANK') return deliveryName == null ? 'nextBankDigital' : 'nextBank';
  return paymentType === 'COD' ? 'nextCash' : 'nextOnline';
}

function NoOrder({ picture }: { readonly picture: string | null }) {
  const t = useMessages('order-success');
  const href = useHref();
  return (
    <EmptyState
      picture={<EmptyPicture of={picture} />}
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
