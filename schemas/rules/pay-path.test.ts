import { expect, test } from 'vitest';
import { payPath, slipPath } from './pay-path.ts';

test('the code of a bank transfer lies below the page where its order is paid', () => {
  expect(payPath('2026-000123')).toBe('/pay/2026-000123');
  expect(slipPath('2026-000123', 'svg')).toBe('/pay/2026-000123/slip.svg');
});

test('no part of a slug leaves its segment of the path', () => {
  expect(payPath('a/../b?c#d')).toBe('/pay/a%2F..%2Fb%3Fc%23d');
});
