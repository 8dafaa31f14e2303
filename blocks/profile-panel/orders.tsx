import { useFormat, useMessages } from '#runtime/block/context.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import type { ProfileData } from './data.ts';
import styles from './view.module.css';

interface OrdersProps {
  readonly id: string;
  readonly orders: NonNullable<ProfileData['orders']>;
}

/** How many orders there are, and the latest of them (PROFILE-05). */
export function Orders({ id, orders }: OrdersProps) {
  const t = useMessages('profile-panel');
  const format = useFormat();
  return (
    <section className={styles.section} aria-labelledby={`${id}-orders`}>
      <SectionHead
        id={`${id}-orders`}
        title={t('orders')}
        aside={t('orderCount', { smart_count: orders.total })}
      />
      {orders.latest.length === 0 ? (
        <p>{t('noOrders')}</p>
      ) : (
        <ol className={styles.orders}>
          {orders.latest.map(({ number, createdAt, total }) => (
            <li key={number}>
              <span className={styles.number}>{number}</span>
              <time dateTime={createdAt}>{format.date(createdAt)}</time>
              <span className={styles.total}>{format.price(total)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
