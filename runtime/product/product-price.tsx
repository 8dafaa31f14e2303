import { site } from '#schemas/site/site.ts';
import { useFormat } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Badge } from '../ui/badge.tsx';
import { Price } from '../ui/price.tsx';
import { MemberPrice, useIsMember } from './member-price.tsx';
import styles from './product-price.module.css';
import { memberPrice, type ProductPrices, percentOff, referencePrice } from './product-prices.ts';

interface ProductPriceProps {
  readonly prices: ProductPrices;
  /** Texts of the block; it spreads `productMessages` into its own. */
  readonly t: Translate;
  readonly size?: 'regular' | 'large';
}

/** The regular price and the member price of a product. The product page shows both to everyone. */
export function ProductPrice(props: ProductPriceProps) {
  const { prices, t, size } = props;
  const isMember = useIsMember();
  const price = memberPrice(prices);
  if (price === null || !(isMember || size === 'large')) return <PlainPrice {...props} />;
  return (
    <span className={styles.prices}>
      <PlainPrice {...props} />
      <MemberPrice price={price} t={t} />
    </span>
  );
}

const hasLaw = site.law.lowestPriceDays !== null;

/** Where the law asks for it, only the lowest price of 30 days may be shown next to a reduced price. */
function PlainPrice({ prices, t, size }: ProductPriceProps) {
  const format = useFormat();
  const reference = referencePrice(prices);
  const current = format.price(prices.finalPrice);
  const unit = prices.unitPrice && <UnitPrice prices={prices} t={t} />;
  if (reference === null) return <Price current={current} size={size} note={unit} />;
  const lowest = (
    <>
      {t('price.lowest30')}
      {unit && <br />}
      {unit}
    </>
  );
  return (
    <Price
      current={current}
      previous={format.price(reference)}
      labels={{ current: t('price.reduced'), previous: t('price.was') }}
      note={hasLaw ? lowest : unit}
      size={size}
    />
  );
}

function UnitPrice({ prices: { unitPrice }, t }: Pick<ProductPriceProps, 'prices' | 't'>) {
  const format = useFormat();
  if (!unitPrice) return null;
  return t('price.unit', {
    price: format.price(unitPrice.amount),
    unit: t(`unit.${unitPrice.unit}`),
  });
}

/** The discount percentage, as a badge on a picture. */
export function PercentOff({ prices, t }: ProductPriceProps) {
  const percent = percentOff(prices);
  if (percent === 0) return null;
  return (
    <Badge tone="sale">
      <span aria-hidden="true">{t('price.off', { percent })}</span>
      <span className="visually-hidden">{t('price.offSpoken', { percent })}</span>
    </Badge>
  );
}
