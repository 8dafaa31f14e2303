import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCases } from '#tests/support/random-runs.ts';
import type { PaymentState } from '../../db/tables/payments.ts';
import { checkedState, laterState, orderStateBy } from './payment-outcome.ts';

const agreed = { amount: 900, currency: 'EUR', payee: 'shop' };
const paid = { ...agreed, state: 'paid' } as const;
const states: readonly PaymentState[] = ['open', 'cancelled', 'failed', 'paid', 'mismatch'];

test('reports in any order and number result in one state · PA7', () => {
  const anyReports = fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(anyReports, fc.infiniteStream(fc.nat()), (reports, numbers) => {
      const shuffled = reports
        .concat(reports)
        .map((state) => [numbers.next().value ?? 0, state] as const)
        .sort(([a], [b]) => a - b)
        .map(([, state]) => state);
      const end = (list: readonly PaymentState[]) => list.reduce(laterState, 'open');
      expect(end(shuffled)).toBe(end(reports));
    }),
    randomCases(2000),
  );
});

test('every order of three returns, notifications and queries results in one state · P6', () => {
  const ends = new Set<string>();
  let count = 0;
  const go = (left: Readonly<Record<string, number>>, state: PaymentState) => {
    const open = Object.entries(left).filter(([, number]) => number > 0);
    if (open.length === 0) {
      count += 1;
      ends.add(state);
    }
    for (const [next, number] of open) {
      go({ ...left, [next]: number - 1 }, laterState(state, next as PaymentState));
    }
  };
  go({ open: 3, failed: 3, paid: 3 }, 'open');
  expect([count, [...ends]]).toEqual([1680, ['paid']]);
});

test.each([
  ['a lower amount', { ...paid, amount: 1 }],
  ['no amount', { ...paid, amount: null }],
  ['another currency', { ...paid, currency: 'HUF' }],
  ['another payee', { ...paid, payee: 'somebody' }],
])('a report with %s is not a payment · PA5', (_, report) => {
  expect(checkedState(paid, agreed)).toBe('paid');
  expect(checkedState(report, agreed)).toBe('mismatch');
  expect(checkedState({ ...report, state: 'failed' }, agreed)).toBe('failed');
});

test.each([
  [[], null],
  [['open'], 'pending_payment'],
  [['failed'], 'payment_failed'],
  [['failed', 'cancelled'], 'payment_failed'],
  [['failed', 'open'], 'pending_payment'],
  [['mismatch', 'failed'], 'pending_payment'],
  [['failed', 'paid'], 'paid'],
  [['paid', 'mismatch'], 'paid'],
] as const)('an order with payments %j is %s', (payments, state) => {
  expect(orderStateBy(payments)).toBe(state);
});
