import type { CartItem } from '#schemas/entities/cart-item.ts';
import { useFormat } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import styles from './row-price.module.css';

interface RowPriceProps {
  readonly item: CartItem;
  readonly t: Translate;
}

/** Price of a line for this buyer; for members also the regular price, which the totals start from. */
export function RowPrice({ item, t }: RowPriceProps) {
  const format = useFormat();
  const { row, memberPrice = null } = item.prices.converted;
  if (memberPrice === null) return format.price(row);
  return (
    <span className={styles.row}>
      {format.price(memberPrice * item.qty)}
      <s className={styles.full}>
        <span className="visually-hidden">{t('lines.withoutCard')} </span>
        {format.price(row)}
      </s>
    </span>
  );
}
