import { useFormat, useMessages, useRuntime } from '#runtime/block/context.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Badge, type BadgeProps } from '#runtime/ui/badge.tsx';
import { Button } from '#runtime/ui/button.tsx';
import type { ProfileData } from './data.ts';
import styles from './view.module.css';

interface OrdersProps {
  readonly id: string;
  readonly orders: NonNullable<ProfileData['orders']>;
}

/** How many orders there are, and the latest of them (PROFILE-05, ORDER-16). Each opens its page. */
export function Orders({ id, orders }: OrdersProps) {
  const t = useMessages('profile-panel');
  const format = useFormat();
  const { page } = useRuntime();
  const success = screenHref(page.language, 'checkout-success');
  const orderHref = (slug: string) => `${success}?orderSlug=${encodeURIComponent(slug)}`;
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
          {orders.latest.map(({ number, slug, state, createdAt, total, itemsCount }) => (
            <li key={number}>
              <a className={styles.number} href={orderHref(slug)}>
                {number}
              </a>
              <span>
                <time dateTime={createdAt}>{format.date(createdAt)}</time>
                {', '}
                {t('orderItems', { smart_count: itemsCount })}
              </span>
              <span className={styles.state}>
                <Badge tone={toneOf(state)}>{t(`state.${state}`)}</Badge>
              </span>
              <span className={styles.total}>{format.price(total)}</span>
            </li>
          ))}
        </ol>
      )}
      {orders.latest.length < orders.total && <Button href="?orders=all">{t('allOrders')}</Button>}
    </section>
  );
}

const waiting = ['pending_payment', 'payment_failed'];
const over = ['cancelled', 'refunded', 'withdrawn'];

/** What waits for the buyer stands out; what is over steps back. */
function toneOf(state: string): BadgeProps['tone'] {
  if (waiting.includes(state)) return 'new';
  return over.includes(state) ? 'quiet' : 'good';
}
