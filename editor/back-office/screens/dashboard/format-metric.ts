import { formatPrice } from '#runtime/format/price.ts';
import { currencyOf } from '#runtime/orders/order-currency.ts';
import { localeOf } from '#schemas/languages.ts';
import { numberFormat } from '../../number-format.ts';
import type { BackOfficeState } from '../../state.ts';
import type { MetricKey } from './metrics.ts';

/** Formats a metric; an unknown value becomes a dash. */
export type FormatMetric = (value: number | null) => string;

export function metricFormat(
  key: MetricKey,
  currency: string,
  { site, uiLanguage }: Pick<BackOfficeState, 'site' | 'uiLanguage'>,
): FormatMetric {
  const known = currencyOf(currency, site.currency);
  const share = shareFormat(uiLanguage);
  const count = numberFormat(uiLanguage);
  const write = (value: number) => {
    if (key === 'conversion') return share.format(value);
    return key === 'orders' ? count.format(value) : formatPrice(value, uiLanguage, known);
  };
  return (value) => (value === null ? '–' : write(value));
}

export const shareFormat = (language: string) =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 1 });

/** Formats a calendar day of the shop. */
export function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));
}
