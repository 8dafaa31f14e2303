import { useFormat, useMessages } from '#runtime/block/context.tsx';
import { Button } from '#runtime/ui/button.tsx';
import type { OrderFulfilment, OrderShipment } from '#schemas/entities/shipment.ts';
import styles from './fulfilment.module.css';

const onTheWay = [
  'packed',
  'ready_for_pickup',
  'partly_shipped',
  'shipped',
  'delivered',
  'collected',
  'returned',
];

/** Whether any goods have been packed, shipped, collected or returned. */
export function isOnTheWay(fulfilment: OrderFulfilment | undefined): fulfilment is OrderFulfilment {
  return fulfilment !== undefined && onTheWay.includes(fulfilment.state);
}

/** Delivery state: parcels with their links, and goods that are still missing. */
export function Fulfilment({ fulfilment }: { readonly fulfilment: OrderFulfilment }) {
  const t = useMessages('order-success');
  const { state, shipments, left } = fulfilment;
  return (
    <section className={styles.root} aria-label={t('goods')}>
      <h2 className={styles.title}>{t('goods')}</h2>
      <p>{t(`goods.${state}`)}</p>
      <ol className={styles.parcels}>
        {shipments.map((shipment) => (
          <Parcel key={shipment.number} shipment={shipment} isOnly={shipments.length === 1} />
        ))}
      </ol>
      {shipments.length > 0 && left.length > 0 && (
        <>
          <h3 className={styles.left}>{t('goodsLeft')}</h3>
          <Pieces items={left} />
        </>
      )}
    </section>
  );
}

interface ParcelProps {
  readonly shipment: OrderShipment;
  readonly isOnly: boolean;
}

function Parcel({ shipment, isOnly }: ParcelProps) {
  const t = useMessages('order-success');
  const format = useFormat();
  const { number, sentAt, carrier, trackingNumber, trackingUrl, items } = shipment;
  return (
    <li>
      <p>
        <strong>{t('parcel', { number })}</strong>{' '}
        <time dateTime={sentAt}>{t('parcelSent', { date: format.date(sentAt) })}</time>
      </p>
      {(carrier ?? trackingNumber) !== null && (
        <p className={styles.quiet}>
          {carrier} {trackingNumber !== null && <span className="numerals">{trackingNumber}</span>}
        </p>
      )}
      {!isOnly && <Pieces items={items} />}
      {trackingUrl !== null && (
        <Button size="small" href={trackingUrl} rel="noreferrer">
          {t('parcelTrack')}
        </Button>
      )}
    </li>
  );
}

function Pieces({ items }: Pick<OrderShipment, 'items'>) {
  const t = useMessages('order-success');
  return (
    <ul>
      {items.map(({ name, sku, qty }, index) => (
        <li key={`${index}-${sku}`}>
          {name} <span className={styles.quiet}>{t('quantity', { count: qty })}</span>
        </li>
      ))}
    </ul>
  );
}
