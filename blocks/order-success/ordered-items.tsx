import { useFormat, useMessages, useRuntime } from '#runtime/block/context.tsx';
import { Thumbnail } from '#runtime/checkout/thumbnail.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import type { OrderItem, OrderSummary } from '#schemas/entities/order.ts';
import styles from './view.module.css';

/** What was ordered, and for how much. */
export function OrderedItems({ order }: { readonly order: OrderSummary }) {
  const t = useMessages('order-success');
  const format = useFormat();
  return (
    <section className={styles.items} aria-label={t('items')}>
      <h2 className={styles.subtitle}>{t('items')}</h2>
      <ul className={styles.list}>
        {order.items.map((item, index) => (
          <Item key={`${index}-${item.sku}`} item={item} />
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('total')}</span>
        <strong>{format.price(order.total)}</strong>
      </p>
    </section>
  );
}

function Item({ item }: { readonly item: OrderItem }) {
  const t = useMessages('order-success');
  const { page } = useRuntime();
  const format = useFormat();
  const { name, qty, rowTotal, slug, media, chosen } = item;
  return (
    <li className={styles.item}>
      <Thumbnail media={media ?? null} sizes="4rem" />
      <div>
        {slug ? <a href={screenHref(page.language, 'product', slug)}>{name}</a> : name}
        <p className={styles.chosen}>
          {[t('quantity', { count: qty }), ...chosen.map(({ value }) => value)].join(' · ')}
        </p>
      </div>
      <span className="numerals">{format.price(rowTotal)}</span>
    </li>
  );
}
