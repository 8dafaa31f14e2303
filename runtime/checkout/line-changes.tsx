import type { CartItem } from '#schemas/entities/cart-item.ts';
import { useFormat } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './line-changes.module.css';
import { isBlocked } from './stock.ts';

interface LineTextProps {
  readonly item: CartItem;
  readonly t: Translate;
}

/** Shows the remaining stock when it is low or less than the quantity. */
export function StockText({ item, t }: LineTextProps) {
  const { state, available } = item.stock;
  if (state === 'ok' || (state === 'low' && available === null)) return null;
  const key = state === 'exceeded' && available === 0 ? 'soldOut' : state;
  return (
    <p className={styles.note} data-blocked={isBlocked(item)}>
      <Icon name={isBlocked(item) ? 'triangle-alert' : 'clock'} />
      <span>{t(`lines.${key}`, { smart_count: available ?? 0 })}</span>
    </p>
  );
}

/** The last price the buyer saw, when it has changed since. */
export function PriceText({ item, t }: LineTextProps) {
  const format = useFormat();
  const { seenPrice = null, finalPrice } = item.prices.converted;
  if (seenPrice === null) return null;
  const prices = { before: format.price(seenPrice), now: format.price(finalPrice) };
  return (
    <p className={styles.note} data-changed={true}>
      <Icon name="info" />
      <span>{t(finalPrice > seenPrice ? 'lines.dearer' : 'lines.cheaper', prices)}</span>
    </p>
  );
}

/** The last quantity that this browser saw, when another browser of the same user changed it. */
export function QuantityText({ item, t }: LineTextProps) {
  const { seenQty = null, qty } = item;
  if (seenQty === null) return null;
  return (
    <p className={styles.note} data-changed={true}>
      <Icon name="info" />
      <span>{t('lines.quantityChanged', { before: seenQty, now: qty })}</span>
    </p>
  );
}
