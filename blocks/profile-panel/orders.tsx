import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { useOrderFormat } from '#runtime/orders/order-format.ts';
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

/** The number of orders, and the latest of them with links (PROFILE-05, ORDER-16). */
export function Orders({ id, orders }: OrdersProps) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const success = screenHref(page.language, 'checkout-success');
  const orderHref = (slug: string) => `${success}?orderSlug=${encodeURIComponent(slug)}`;
  return (
    <section id="orders" className={styles.section} aria-labelledby={`${id}-orders`}>
      <SectionHead
        id={`${id}-orders`}
        title={t('orders')}
        aside={t('orderCount', { smart_count: orders.total })}
      />
      {orders.latest.length === 0 ? (
        <p>{t('noOrders')}</p>
      ) : (
        <ol className={styles.orders}>
          {orders.latest.map((order) => (
            <Order key={order.number} order={order} href={orderHref(order.slug)} />
          ))}
        </ol>
      )}
      {orders.latest.length < orders.total && <Button href="?orders=all">{t('allOrders')}</Button>}
    </section>
  );
}

interface OrderProps {
  readonly order: OrdersProps['orders']['latest'][number];
  readonly href: string;
}

function Order({ order, href }: OrderProps) {
  const { number, slug, state, createdAt, total, currency, itemsCount } = order;
  const t = useMessages('profile-panel');
  const format = useOrderFormat(currency);
  const { pending } = useForm('order.reorder');
  return (
    <li>
      <a className={styles.number} href={href}>
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
      <CommandForm command="order.reorder" hidden={{ slug }} className={styles.again}>
        <Button
          type="submit"
          size="small"
          busy={pending}
          aria-label={t('reorderNamed', { number })}
        >
          {t('reorder')}
        </Button>
      </CommandForm>
    </li>
  );
}

const waiting = ['pending_payment', 'payment_failed'];
const over = ['cancelled', 'refunded', 'returned', 'withdrawn'];

/** Highlights orders that wait for the buyer and dims those that have ended. */
function toneOf(state: string): BadgeProps['tone'] {
  if (waiting.includes(state)) return 'new';
  return over.includes(state) ? 'quiet' : 'good';
}
