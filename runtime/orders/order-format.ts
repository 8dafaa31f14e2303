import { useFormat, useRuntime } from '../block/context.tsx';
import { formatPrice } from '../format/price.ts';
import { currencyOf } from './order-currency.ts';

/** Prices of an order, in the currency with this code, and dates as this page's language writes them. */
export function useOrderFormat(currency: string): ReturnType<typeof useFormat> {
  const { page } = useRuntime();
  const own = currencyOf(currency, page.site.currency);
  return { ...useFormat(), price: (amount) => formatPrice(amount, page.language, own) };
}
