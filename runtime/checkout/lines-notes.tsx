import type { CartItem } from '#schemas/entities/cart-item.ts';
import { CommandForm } from '../block/command-form.tsx';
import { useFormat } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './lines.module.css';
import { isBlocked } from './stock.ts';

interface NoteProps {
  readonly item: CartItem;
  readonly t: Translate;
}

/** What stock says of a line; more than there are becomes what there is at one press. */
export function StockNote({ item, t }: NoteProps) {
  const { state, available } = item.stock;
  if (state === 'ok' || (state === 'low' && available === null)) return null;
  const left = { smart_count: available ?? 0 };
  const key = state === 'exceeded' && available === 0 ? 'soldOut' : state;
  const canTakeRest = state === 'exceeded' && available !== null && available > 0;
  return (
    <>
      <p className={styles.note} data-blocked={isBlocked(item)}>
        <Icon name={isBlocked(item) ? 'triangle-alert' : 'clock'} />
        <span>{t(`lines.${key}`, left)}</span>
      </p>
      {canTakeRest && (
        <Touch item={item} qty={available}>
          {t('lines.takeRest', left)}
        </Touch>
      )}
    </>
  );
}

/** A price that is not what it was when the line was last touched, until it is touched again. */
export function PriceNote({ item, t }: NoteProps) {
  const format = useFormat();
  const { seenPrice = null, finalPrice } = item.prices.converted;
  if (seenPrice === null) return null;
  const prices = { before: format.price(seenPrice), now: format.price(finalPrice) };
  const key = finalPrice > seenPrice ? 'lines.dearer' : 'lines.cheaper';
  return (
    <>
      <p className={styles.note} data-changed={true}>
        <Icon name="info" />
        <span>{t(key, prices)}</span>
      </p>
      <Touch item={item} qty={item.qty}>
        {t('lines.understood')}
      </Touch>
    </>
  );
}

interface TouchProps {
  readonly item: CartItem;
  readonly qty: number;
  readonly children: string;
}

/** Sends a quantity at one press. */
function Touch({ item, qty, children }: TouchProps) {
  return (
    <CommandForm command="cart.update" hidden={{ itemId: item.itemId, qty }}>
      <Button type="submit" size="small" aria-label={`${children}: ${item.productData.name}`}>
        {children}
      </Button>
    </CommandForm>
  );
}
