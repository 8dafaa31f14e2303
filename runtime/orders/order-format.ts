import { useFormat, useRuntime } from '../block/context.tsx';
import { formatPrice } from '../format/price.ts';
import { currencyOf } from './order-currency.ts';

/**
 * Returns formatters for prices of an order, in the currency with this code, and for dates in the page's
 * language.
 */
export function useOrderFormat(currency: string): ReturnType<typeof useFormat> {
  const { page } = useRuntime();
  const own = currencyOf(currency, page.site.currency);
  return { ...useFormat(), price: (amount) => formatPrice(amount, page.language, own) };
}
