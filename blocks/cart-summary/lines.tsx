import { useFormat, useHref, useMessages } from '#runtime/block/context.tsx';
import { Thumbnail } from '#runtime/checkout/thumbnail.tsx';
import type { CartItem } from '#schemas/entities/cart-item.ts';
import styles from './lines.module.css';

/** The lines at a glance, beside the checkout. */
export function Lines({ items }: { readonly items: readonly CartItem[] }) {
  const t = useMessages('cart-summary');
  const href = useHref();
  const isLong = items.length > 4;
  return (
    <>
      <ul
        className={styles.lines}
        aria-label={t('lines')}
        data-long={isLong}
        tabIndex={isLong ? 0 : undefined}
      >
        {items.map((item) => (
          <Line key={item.itemId} item={item} />
        ))}
      </ul>
      <a className={styles.edit} href={href('screen:cart')}>
        {t('edit')}
      </a>
    </>
  );
}

function Line({ item }: { readonly item: CartItem }) {
  const t = useMessages('cart-summary');
  const format = useFormat();
  const { qty, productData, prices, chosen } = item;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Thumbnail media={productData.media} sizes="4rem" />
        <span className={styles.count}>
          <span className="visually-hidden">{t('quantity')} </span>
          {qty}
        </span>
      </div>
      <p className={styles.words}>
        {productData.name}
        {chosen.length > 0 && (
          <span className={styles.chosen}>{chosen.map(({ value }) => value).join(', ')}</span>
        )}
      </p>
      <p className={styles.price}>{format.price(prices.converted.row)}</p>
    </li>
  );
}
