import { useFormat, useMessages, useRuntime } from '#runtime/block/context.tsx';
import { Thumbnail } from '#runtime/checkout/thumbnail.tsx';
import { useOrderFormat } from '#runtime/orders/order-format.ts';
import { screenHref } from '#runtime/routes/href.ts';
import type { OrderItem, OrderSummary } from '#schemas/entities/order.ts';
import { isPartCount, partCount } from '#schemas/rules/part-count.ts';
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
  const amount = ({ key, cents }: Sum) => {
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
        {sumsOf(order).map((sum) => (
          <div key={`${sum.key} ${sum.name ?? sum.code}`}>
            <dt>{sum.name ?? t(sum.key, { code: sum.code ?? '' })}</dt>
            <dd>{amount(sum)}</dd>
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

interface Sum {
  /** Key of its text. */
  readonly key: string;
  readonly cents: number;
  /** Name of a promotion, instead of the text. */
  readonly name?: string | null;
  readonly code?: string | null;
}

/** Returns the rows between items and total; empty when the total equals the items. */
function sumsOf({ priceSummary, promotions, deliveryName }: OrderSummary): Sum[] {
  const { itemsTotal, loyalty, delivery, voucher = 0 } = priceSummary;
  const reductions: Sum[] = [
    ...promotions.map(({ code, name, amount }) => ({ key: 'coupon', cents: -amount, name, code })),
    { key: 'loyalty', cents: -loyalty },
  ];
  const changes = reductions.filter(({ cents }) => cents !== 0);
  if (deliveryName != null) changes.push({ key: 'delivery', cents: delivery });
  if (voucher > 0) changes.push({ key: 'voucher', cents: -voucher });
  return changes.length > 0 ? [{ key: 'itemsTotal', cents: itemsTotal }, ...changes] : [];
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
          {[t('quantity', { count: qty }), ...chosen.map(describeChoice)].join(' · ')}
        </p>
        {item.returned && <Returned pieces={item.returned} />}
      </div>
      <span className="numerals">{price}</span>
    </li>
  );
}

function Returned({ pieces }: { readonly pieces: NonNullable<OrderItem['returned']> }) {
  const t = useMessages('order-success');
  const format = useFormat();
  const { qty, at, refunded } = pieces;
  return (
    <p className={styles.returned}>
      {t('itemReturned', { count: qty, date: format.date(at) })}
      {refunded > 0 && ` · ${t('itemRefunded', { count: refunded })}`}
    </p>
  );
}

/** Returns the value, or `2 × Map` for several of a part of a set, whose label is its count. */
function describeChoice({ label, value }: OrderItem['chosen'][number]): string {
  return isPartCount(label) && label !== partCount(1) ? `${label} ${value}` : value;
}
