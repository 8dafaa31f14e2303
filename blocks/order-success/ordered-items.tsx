import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { Thumbnail } from '#runtime/checkout/thumbnail.tsx';
import { useOrderFormat } from '#runtime/orders/order-format.ts';
import { screenHref } from '#runtime/routes/href.ts';
import type { OrderItem, OrderSummary } from '#schemas/entities/order.ts';
import { site } from '#schemas/site/site.ts';
import styles from './view.module.css';

const isAdded = site.taxes === 'added';

interface OrderProps {
  readonly order: OrderSummary;
}

/** The ordered items with their prices. Tax that is added is listed above the total. */
export function OrderedItems({ order }: OrderProps) {
  const t = useMessages('order-success');
  const format = useOrderFormat(order.currency);
  const taxes = <TaxRows order={order} />;
  const amount = (key: string, cents: number) => {
    if (key === 'delivery' && cents === 0) return t('free');
    return cents < 0 ? `\u2212${format.price(-cents)}` : format.price(cents);
  };
  return (
    <section aria-label={t('items')}>
      <h2 className={styles.subtitle}>{t('items')}</h2>
      <ul className={styles.list}>
        {order.items.map((item, index) => (
          <Item key={`${index}-${item.sku}`} item={item} price={format.price(item.rowTotal)} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {sumsOf(order).map(([key, cents]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{amount(key, cents)}</dd>
          </div>
        ))}
        {isAdded && taxes}
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{format.price(order.total)}</dd>
        </div>
        {!isAdded && taxes}
      </dl>
    </section>
  );
}

function TaxRows({ order }: OrderProps) {
  const t = useMessages('order-success');
  const format = useOrderFormat(order.currency);
  const { page } = useRuntime();
  return order.taxes.map(({ rate, tax }) => (
    <div key={rate}>
      <dt>{t(isAdded ? 'taxAdded' : 'tax', { rate: rate.toLocaleString(page.language) })}</dt>
      <dd>{format.price(tax)}</dd>
    </div>
  ));
}

/** Returns the rows between items and total; empty when the total equals the items. */
function sumsOf({ priceSummary, deliveryName }: OrderSummary): [key: string, cents: number][] {
  const { itemsTotal, coupon, loyalty, delivery, voucher = 0 } = priceSummary;
  const steps: [string, number][] = [
    ['coupon', -coupon],
    ['loyalty', -loyalty],
  ];
  const changes = steps.filter(([, cents]) => cents !== 0);
  if (deliveryName != null) changes.push(['delivery', delivery]);
  if (voucher > 0) changes.push(['voucher', -voucher]);
  return changes.length > 0 ? [['itemsTotal', itemsTotal], ...changes] : [];
}

interface ItemProps {
  readonly item: OrderItem;
  readonly price: string;
}

function Item({ item, price }: ItemProps) {
  const t = useMessages('order-success');
  const { page } = useRuntime();
  const { name, qty, slug, media, chosen } = item;
  return (
    <li className={styles.item}>
      <Thumbnail media={media ?? null} sizes="4rem" />
      <div>
        {slug ? <a href={screenHref(page.language, 'product', slug)}>{name}</a> : name}
        <p className={styles.chosen}>
          {[t('quantity', { count: qty }), ...chosen.map(({ value }) => value)].join(' · ')}
        </p>
      </div>
      <span className="numerals">{price}</span>
    </li>
  );
}
