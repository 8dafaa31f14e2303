import type { ReactNode } from 'react';
import type { Translate } from '#runtime/i18n/translator.ts';
import { ProductPrice } from '#runtime/product/product-price.tsx';
import type { ProductPrices } from '#runtime/product/product-prices.ts';
import styles from './buy-bar.module.css';

interface BuyBarProps {
  readonly prices: ProductPrices;
  readonly t: Translate;
  readonly children: ReactNode;
}

/** The buy buttons. On narrow screens they stay at the bottom of the screen, next to the price. */
export function BuyBar({ prices, t, children }: BuyBarProps) {
  return (
    <div className={styles.bar}>
      <span className={styles.price}>
        <ProductPrice prices={prices} t={t} />
      </span>
      {children}
    </div>
  );
}
