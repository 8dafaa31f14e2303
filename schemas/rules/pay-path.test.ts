import { expect, test } from 'vitest';
import { payPath, slipPath } from './pay-path.ts';

test('the payment code of a bank transfer is below the payment page of its order', () => {
  expect(payPath('2026-000123')).toBe('/pay/2026-000123');
  expect(slipPath('2026-000123', 'svg')).toBe('/pay/2026-000123/slip.svg');
});

test('a slug cannot leave its segment of the path', () => {
  expect(payPath('a/../b?c#d')).toBe('/pay/a%2F..%2Fb%3Fc%23d');
});
