import type { CartItem } from '#schemas/entities/cart-item.ts';
import type { Translate } from '../i18n/translator.ts';
import styles from './goods.module.css';
import { PriceText, QuantityText } from './line-changes.tsx';
import { RowPrice } from './row-price.tsx';
import { Thumbnail } from './thumbnail.tsx';

export interface GoodsProps {
  readonly items: readonly CartItem[];
  readonly t: Translate;
  /** A long list scrolls inside its own box. */
  readonly scrolls?: boolean;
}

/** A summary of the goods: name, choices, quantity and price of each line, and its changes. */
export function Goods({ items, t, scrolls }: GoodsProps) {
  return (
    <ul
      className={styles.lines}
      aria-label={t('goods.title')}
      data-scrolls={scrolls}
      tabIndex={scrolls ? 0 : undefined}
    >
      {items.map((item) => (
        <Line key={item.itemId} item={item} t={t} />
      ))}
    </ul>
  );
}

function Line({ item, t }: { readonly item: CartItem; readonly t: Translate }) {
  const { qty, productData, chosen, bundleItems = [] } = item;
  const parts = bundleItems.map(({ name, qty: of, chosen: choices }) =>
    body([`${of > 1 ? `${of} × ` : ''}${name}`, ...choices.map(valueOf)]),
  );
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Thumbnail media={productData.media} sizes="4rem" />
        <span className={styles.count}>
          <span className="visually-hidden">{t('goods.quantity')} </span>
          {qty}
        </span>
      </div>
      <div className={styles.body}>
        <p>
          {productData.name}
          {[body(chosen.map(valueOf)), ...parts].map(
            (text) =>
              text && (
                <span key={text} className={styles.chosen}>
                  {text}
                </span>
              ),
          )}
        </p>
      </div>
      <p className={styles.price}>
        <RowPrice item={item} t={t} />
      </p>
      <div className={styles.changes}>
        <QuantityText item={item} t={t} />
        <PriceText item={item} t={t} />
      </div>
    </li>
  );
}

const valueOf = ({ value }: CartItem['chosen'][number]): string => value;
const body = (texts: readonly string[]): string => texts.join(', ');
