import { expect, test } from 'vitest';
import { bankReference, isBankReference } from './bank-reference.ts';

test('returns the order number with its check digit', () => {
  expect(bankReference('MM-2020-789')).toBe('2020-7891');
  expect(isBankReference('HR01', bankReference('MM-2026-001001'))).toBe(true);
});

test('detects a mistyped digit or two swapped ones', () => {
  const [year, running = ''] = bankReference('MM-2026-001948').split('-');
  const isTaken = (typo: string) => isBankReference('HR01', `${year}-${typo}`);
  expect(isTaken(running)).toBe(true);
  for (let i = 0; i < running.length; i += 1) {
    for (const digit of '0123456789') {
      const typo = running.slice(0, i) + digit + running.slice(i + 1);
      expect([typo, isTaken(typo)]).toEqual([typo, typo === running]);
    }
  }
  expect(isTaken(running.replace('19', '91'))).toBe(false);
});

test.each([
  ['HR00', '2026-001001', true],
  ['HR00', '', false],
  ['HR00', '1-2-3-4', false],
  ['HR00', '1234567890123', false],
  ['HR00', '123456789012-123456789-', false],
  ['HR00', '2026-A', false],
  ['HR01', '2020-789-1', true],
  ['HR01', '2020-789-2', false],
] as const)('the validity of %s %s is %s', (model, reference, isRight) => {
  expect(isBankReference(model, reference)).toBe(isRight);
});
