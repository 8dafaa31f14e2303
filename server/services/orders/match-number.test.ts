import { expect, test } from 'vitest';
import { orderOfNumber } from './match-number.ts';

const orders = ['MM-2026-001001', 'MM-2026-001002', 'X-005', 'W-005', '12-2026-3', '1-22026-3'].map(
  (order_number) => ({ order_number }),
);

const found = (typed: string) => orderOfNumber(orders, typed)?.order_number;

test.each([
  ['MM-2026-001001', 'MM-2026-001001'],
  [' mm 2026 001001 ', 'MM-2026-001001'],
  ['2026-1001', 'MM-2026-001001'],
  ['2026/01002', 'MM-2026-001002'],
  ['2026001002', 'MM-2026-001002'],
  ['w5', undefined],
  ['w005', 'W-005'],
  ['12-2026-3', '12-2026-3'],
])('%s is understood as %s', (typed, number) => {
  expect(found(typed)).toBe(number);
});

test.each(['005', '1220263', '2026-10010', '1001', 'MM', ''])('%s names no single order', (typed) =>
  expect(found(typed)).toBeUndefined(),
);
