import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatPrice } from '#runtime/format/price.ts';
import type { AppError } from '#schemas/result.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLine } from '../../../ui/dialogs/fields.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { useBackOffice } from '../../context.ts';
import { Card } from '../../orders/card.tsx';
import { useDropCached } from '../../queries.ts';
import styles from './new-order.module.css';
import type { NewOrder } from './use-new-order.ts';

/** Total, note and the button that places the order. */
export function Finish({ order }: { readonly order: NewOrder }) {
  const t = useT();
  const { site, uiLanguage } = useBackOffice();
  const { note, setNote, error, isBusy, create } = useCreate(order);
  const { cart } = order;
  const isReady =
    cart !== null &&
    cart.items.length > 0 &&
    cart.addresses.length > 0 &&
    cart.paymentMethodId !== null &&
    (cart.digitalOnly || cart.deliveryMethodId !== null);
  const price = (amount: number) => formatPrice(amount, uiLanguage, site.currency);
  return (
    <Card title={t('newOrder.finish')}>
      {cart && (
        <dl className={styles.sums}>
          <div>
            <dt>{t('newOrder.sum')}</dt>
            <dd>{price(cart.priceSummary.cartTotal)}</dd>
          </div>
          <div>
            <dt>{t('newOrder.deliveryMethod')}</dt>
            <dd>{price(cart.priceSummary.delivery)}</dd>
          </div>
          <div className={styles.total}>
            <dt>{t('newOrder.total')}</dt>
            <dd>{price(cart.priceSummary.orderTotal)}</dd>
          </div>
        </dl>
      )}
      <TextLine
        isLong
        label={t('newOrder.note')}
        help={t('newOrder.noteHelp')}
        value={note}
        onChange={setNote}
      />
      {error && <ErrorLine error={error} />}
      <p>
        <Button
          tone="primary"
          icon="check"
          isDisabled={!isReady || isBusy}
          onPress={() => void create()}
        >
          {t('newOrder.create')}
        </Button>
      </p>
    </Card>
  );
}

function useCreate({ api, cart }: NewOrder) {
  const navigate = useNavigate();
  const dropCached = useDropCached('orders');
  const [note, setNote] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const create = async () => {
    if (!cart) return;
    setIsBusy(true);
    const { cartId, protectCode } = cart.session;
    const made = await api.call('orderFile.create', {
      cartId,
      protectCode,
      seenTotal: cart.priceSummary.orderTotal,
      note,
    });
    setIsBusy(false);
    if (!made.ok) return setError(made.error);
    await dropCached();
    await navigate(`/orders/record/${made.value.id}`);
  };
  return { note, setNote, error, isBusy, create };
}
