import type { CartItem } from '#schemas/entities/cart-item.ts';
import { CommandForm } from '../block/command-form.tsx';
import { usePreservedForm } from '../block/preserved-form.ts';
import type { Translate } from '../i18n/translator.ts';
import { Button } from '../ui/button.tsx';
import styles from './blocked-goods.module.css';
import { StockNote } from './lines-notes.tsx';
import { isBlocked } from './stock.ts';
import { Thumbnail } from './thumbnail.tsx';

export interface BlockedGoodsProps {
  readonly items: readonly CartItem[];
  readonly t: Translate;
  /** Command of the form that this list replaces: its typed values are kept. */
  readonly inPlaceOf: string;
}

/** The lines that block an order, each with a button to fix it. */
export function BlockedGoods({ items, t, inPlaceOf }: BlockedGoodsProps) {
  const kept = usePreservedForm(inPlaceOf);
  return (
    <ul className={styles.lines}>
      {items.filter(isBlocked).map((item) => (
        <li key={item.itemId} className={styles.line}>
          <Thumbnail media={item.productData.media} sizes="4rem" />
          <div className={styles.texts}>
            <p className={styles.name}>{item.productData.name}</p>
            <StockNote item={item} t={t} kept={kept} />
            <CommandForm command="cart.remove" hidden={{ itemId: item.itemId, ...kept }}>
              <Button
                type="submit"
                variant="quiet"
                size="small"
                icon="trash-2"
                aria-label={t('lines.removeNamed', { name: item.productData.name })}
              >
                {t('lines.remove')}
              </Button>
            </CommandForm>
          </div>
        </li>
      ))}
    </ul>
  );
}
