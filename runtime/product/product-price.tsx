import { useFormat } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Badge } from '../ui/badge.tsx';
import { Price } from '../ui/price.tsx';
import { type ProductPrices, percentOff, referencePrice } from './product-prices.ts';

interface ProductPriceProps {
  readonly prices: ProductPrices;
  /** Texts of the block; it spreads `productMessages` into its own. */
  readonly t: Translate;
  readonly size?: 'regular' | 'large';
}

/** What a product costs. Beside a reduced price only the lowest price of 30 days may stand. */
export function ProductPrice({ prices, t, size }: ProductPriceProps) {
  const format = useFormat();
  const reference = referencePrice(prices);
  const current = format.price(prices.finalPrice);
  const unit = <UnitPrice prices={prices} t={t} />;
  if (reference === null) {
    return <Price current={current} size={size} note={prices.unitPrice && unit} />;
  }
  return (
    <Price
      current={current}
      previous={format.price(reference)}
      labels={{ current: t('price.reduced'), previous: t('price.was') }}
      note={
        <>
          {t('price.lowest30')}
          {prices.unitPrice && <br />}
          {unit}
        </>
      }
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

/** How much is taken off, as a mark on a picture. */
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
