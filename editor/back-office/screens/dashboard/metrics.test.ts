import { expect, test } from 'vitest';
import { growthOf, isEmpty, metricsOf } from './metrics.ts';

const day = (revenue: number, orders: number) => ({ revenue, orders });
const euros = {
  currency: 'EUR',
  now: [day(3000, 2), day(0, 0)],
  before: [day(1000, 1), day(0, 0)],
};
const dollars = { currency: 'USD', now: [day(500, 1), day(0, 0)], before: [day(0, 0), day(0, 0)] };
const visits = { now: [30, 0], before: [null, 10] };

const metrics = metricsOf({ sales: [euros, dollars], visits }, euros);

test('revenue and its average are those of one currency', () => {
  expect(metrics.revenue).toMatchObject({ now: 3000, before: 1000 });
  expect(metrics.average).toMatchObject({ now: 1500, days: [1500, null] });
});

test('conversion counts the orders of all currencies on days with visits', () => {
  expect(metrics.conversion.now).toBe(0.1);
  expect(metrics.conversion.before).toBe(0);
  expect(metrics.conversion.days).toEqual([0.1, null]);
});

test('growth needs something to grow from', () => {
  expect(growthOf(metrics.revenue)).toBe(2);
  expect(growthOf(metrics.conversion)).toBeNull();
});

test('a metric is empty only if both periods are', () => {
  const none = [day(0, 0), day(0, 0)];
  const emptyIn = (sales: Pick<typeof euros, 'now' | 'before'>) => {
    const { revenue } = metricsOf({}, { currency: 'EUR', ...sales });
    return isEmpty(revenue);
  };
  expect(emptyIn({ now: none, before: none })).toBe(true);
  expect(emptyIn({ now: none, before: euros.before })).toBe(false);
  expect(emptyIn({ now: [day(-500, 0), day(0, 0)], before: none })).toBe(false);
});
