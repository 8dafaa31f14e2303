import type { Dashboard, DashboardSales } from '#schemas/entities/dashboard.ts';

export const metricKeys = ['revenue', 'orders', 'average', 'conversion'] as const;
export type MetricKey = (typeof metricKeys)[number];

type Values = readonly (number | null)[];

/** A metric in a period and in the previous one; null if unknown. */
export interface Metric {
  readonly now: number | null;
  readonly before: number | null;
  readonly days: Values;
  readonly daysBefore: Values;
}

/** Number of visits on a day, and of orders in all currencies. */
interface Traffic {
  readonly orders: number;
  readonly visits: number | null;
}

/**
 * Metrics of one currency. Visits have no currency, so the conversion rate counts orders in all currencies.
 */
export function metricsOf(
  dashboard: Pick<Dashboard, 'sales' | 'visits'>,
  sales: DashboardSales,
): Readonly<Record<MetricKey, Metric>> {
  const of = (part: 'now' | 'before') => {
    const days = sales[part];
    const traffic = trafficOf(dashboard, part);
    return {
      revenue: [sum(days.map(({ revenue }) => revenue)), days.map(({ revenue }) => revenue)],
      orders: [sum(days.map(({ orders }) => orders)), days.map(({ orders }) => orders)],
      average: [average(days), days.map((day) => average([day]))],
      conversion: [conversion(traffic), traffic.map((day) => conversion([day]))],
    } satisfies Record<MetricKey, readonly [number | null, Values]>;
  };
  const now = of('now');
  const before = of('before');
  const metric = (key: MetricKey): Metric => ({
    now: now[key][0],
    days: now[key][1],
    before: before[key][0],
    daysBefore: before[key][1],
  });
  return {
    revenue: metric('revenue'),
    orders: metric('orders'),
    average: metric('average'),
    conversion: metric('conversion'),
  };
}

/** Returns the growth of a metric as a share of its earlier value; null if there is no earlier value. */
export const growthOf = ({ now, before }: Metric): number | null =>
  now === null || before === null || before <= 0 ? null : now / before - 1;

/** Whether a metric is 0 or unknown on all days of both periods: there is nothing to draw. */
export const isEmpty = ({ days, daysBefore }: Metric): boolean =>
  ![...days, ...daysBefore].some(Boolean);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function average(days: DashboardSales['now']): number | null {
  const orders = sum(days.map((day) => day.orders));
  return orders === 0 ? null : sum(days.map((day) => day.revenue)) / orders;
}

/** Returns orders per visit. Days without counted visits are ignored, including their orders. */
function conversion(days: readonly Traffic[]): number | null {
  const counted = days.filter(({ visits }) => visits !== null);
  const visits = sum(counted.map((day) => day.visits ?? 0));
  return visits === 0 ? null : sum(counted.map(({ orders }) => orders)) / visits;
}

const trafficOf = (
  { sales = [], visits }: Pick<Dashboard, 'sales' | 'visits'>,
  part: 'now' | 'before',
): Traffic[] =>
  (visits?.[part] ?? []).map((counted, at) => ({
    visits: counted,
    orders: sum(sales.map((each) => each[part][at]?.orders ?? 0)),
  }));
