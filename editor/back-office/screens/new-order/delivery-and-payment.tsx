import { formatPrice } from '#runtime/format/price.ts';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import { useT } from '../../../i18n/translate.tsx';
import { RadioGroup } from '../../../ui/fields/choices.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useBackOffice } from '../../context.ts';
import { Card } from '../../orders/card.tsx';
import styles from './new-order.module.css';
import { type NewOrder, useOffers } from './use-new-order.ts';

/** Choice of the delivery and payment methods that the shop offers for this cart. */
export function DeliveryAndPayment({ order }: { readonly order: NewOrder }) {
  const t = useT();
  const { isAddressed, delivery, payment } = useOffers(order);
  const { cart } = order;
  return (
    <Card title={t('newOrder.delivery')}>
      {!isAddressed && <p className={styles.quiet}>{t('newOrder.buyerFirst')}</p>}
      {isAddressed && cart?.digitalOnly && <p>{t('newOrder.digitalOnly')}</p>}
      {isAddressed && !cart?.digitalOnly && <Delivery order={order} methods={delivery} />}
      {isAddressed && (
        <RadioGroup
          label={t('newOrder.payment')}
          help={t('newOrder.paymentHelp')}
          options={payment.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={cart?.paymentMethodId ? String(cart.paymentMethodId) : null}
          onChange={(id) => void order.choosePayment(Number(id))}
        />
      )}
    </Card>
  );
}

interface DeliveryProps {
  readonly order: NewOrder;
  readonly methods: readonly DeliveryMethod[];
}

/** Choice of the delivery method. A method with branches is chosen together with its first branch. */
function Delivery({ order, methods }: DeliveryProps) {
  const t = useT();
  const { site, uiLanguage } = useBackOffice();
  const { cart, chooseDelivery } = order;
  const chosen = methods.find(({ id }) => id === cart?.deliveryMethodId);
  const branch = cart?.options.deliveryBranchId ?? null;
  const choose = (id: string) => {
    const method = methods.find((each) => String(each.id) === id);
    if (method) void chooseDelivery(method.id, method.options[0]?.id);
  };
  return (
    <>
      <RadioGroup
        label={t('newOrder.deliveryMethod')}
        options={methods.map(({ id, name, price }) => ({
          id: String(id),
          label: `${name} · ${formatPrice(price, uiLanguage, site.currency)}`,
        }))}
        value={chosen ? String(chosen.id) : null}
        onChange={choose}
      />
      {chosen && chosen.options.length > 0 && (
        <Select
          label={t('newOrder.branch')}
          options={chosen.options.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={branch === null ? null : String(branch)}
          onChange={(id) => void chooseDelivery(chosen.id, Number(id))}
        />
      )}
    </>
  );
}
