import { formatPrice } from '#runtime/format/price.ts';
import type { Cart } from '#schemas/entities/cart.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useBackOffice } from '../../context.ts';
import { Card } from '../../orders/card.tsx';
import { ChooseProduct } from './choose-product.tsx';
import styles from './new-order.module.css';
import type { NewOrder } from './use-new-order.ts';

/** Ordered products at the prices of the shop. */
export function Goods({ order }: { readonly order: NewOrder }) {
  const t = useT();
  const dialogs = useDialogs();
  const { cart, error } = order;
  const choose = async () => {
    const id = await dialogs.open(ChooseProduct, { api: order.api, t });
    if (id !== undefined) await order.add(id);
  };
  return (
    <Card title={t('newOrder.goods')}>
      {cart && cart.items.length > 0 && (
        <ul className={styles.lines}>
          {cart.items.map((item) => (
            <Line key={item.itemId} order={order} item={item} />
          ))}
        </ul>
      )}
      {error && <ErrorLine error={error} />}
      <p>
        <Button icon="plus" onPress={() => void choose()}>
          {t('newOrder.addProduct')}
        </Button>
      </p>
    </Card>
  );
}

interface LineProps {
  readonly order: NewOrder;
  readonly item: Cart['items'][number];
}

function Line({ order, item }: LineProps) {
  const t = useT();
  const { site, uiLanguage } = useBackOffice();
  const { itemId, qty, productData, chosen, prices } = item;
  const details = [productData.sku, ...chosen.map(({ label, value }) => `${label}: ${value}`)];
  return (
    <li className={styles.line}>
      <div>
        <strong>{productData.name}</strong>
        <span className={styles.quiet}>{details.join(' · ')}</span>
      </div>
      <NumberField
        label={t('newOrder.qtyOf', { name: productData.name })}
        isLabelHidden
        min={1}
        value={qty}
        onChange={(next) => {
          if (next !== undefined && next !== qty) void order.setQty(itemId, next);
        }}
      />
      <span className={styles.amount}>
        {formatPrice(prices.converted.row, uiLanguage, site.currency)}
      </span>
      <IconButton
        icon="trash-2"
        label={t('newOrder.removeLine', { name: productData.name })}
        onPress={() => void order.remove(itemId)}
      />
    </li>
  );
}
