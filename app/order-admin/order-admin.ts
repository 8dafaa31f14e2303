import { formatDate } from '#runtime/format/date.ts';
import { type Currency, formatPrice } from '#runtime/format/price.ts';
import { currencyOf } from '#runtime/orders/order-currency.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { type OrderAdminText, orderAdminMessages } from './messages.ts';

/** Language, texts and formats of the order admin's pages. */
export interface OrderAdmin {
  readonly language: Language;
  /** Path of the list. */
  readonly path: string;
  readonly t: (key: OrderAdminText, params?: Readonly<Record<string, string | number>>) => string;
  /** Formats an amount in the currency with this code; without a code, in that of the page's order. */
  readonly price: (cents: number, currency?: string) => string;
  /** Day and minute in the shop's time zone. */
  readonly time: (iso: string) => string;
}

export function createOrderAdmin(
  language: Language,
  path: string,
  site: Currency,
  ofOrder = site.code,
): OrderAdmin {
  return {
    language,
    path,
    t: (key, params = {}) =>
      textsIn(orderAdminMessages, language)[key].replace(/%\{(\w+)\}/g, (_, name: string) =>
        String(params[name] ?? ''),
      ),
    price: (cents, currency = ofOrder) => formatPrice(cents, language, currencyOf(currency, site)),
    time: (iso) => `${formatDate(iso, language, 'numeric')} ${formatDate(iso, language, 'time')}`,
  };
}
