import { useFormat } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Badge } from '../ui/badge.tsx';
import { Price } from '../ui/price.tsx';
import { isReduced, type ProductPrices, percentOff } from './product-prices.ts';

interface ProductPriceProps {
  readonly prices: ProductPrices;
  /** Texts of the block; it spreads `productMessages` into its own. */
  readonly t: Translate;
  readonly size?: 'regular' | 'large';
}

/** What a product costs. A reduced price names the lowest price of 30 days in words, as the law asks. */
export function ProductPrice({ prices, t, size }: ProductPriceProps) {
  const format = useFormat();
  const current = format.price(prices.finalPrice);
  if (!isReduced(prices)) return <Price current={current} size={size} />;
  const lowest = prices.lowestPrice30 ?? prices.retailPrice;
  return (
    <Price
      current={current}
      previous={format.price(prices.retailPrice)}
      labels={{ current: t('price.reduced'), previous: t('price.was') }}
      note={t('price.lowest30', { price: format.price(lowest) })}
      size={size}
    />
  );
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
