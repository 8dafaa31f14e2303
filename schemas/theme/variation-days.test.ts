import { expect, test } from 'vitest';
import { isShownOn, wrongDay } from './variation-days.ts';

const days = (startsOn: string | null, endsOn: string | null, isYearly = false) => ({
  startsOn,
  endsOn,
  isYearly,
});

test.each([
  ['2026-11-30', false],
  ['2026-12-01', true],
  ['2026-12-26', true],
  ['2026-12-27', false],
  ['2027-12-10', false],
])('a season is over after its last day (%s)', (day, isShown) => {
  expect(isShownOn(days('2026-12-01', '2026-12-26'), day)).toBe(isShown);
});

test.each([
  ['2025-12-25', false],
  ['2026-12-25', true],
  ['2027-01-06', true],
  ['2027-01-07', false],
  ['2030-12-20', true],
  ['2031-01-06', true],
])('a yearly season may end in the next year (%s)', (day, isShown) => {
  expect(isShownOn(days('2026-12-20', '2027-01-06', true), day)).toBe(isShown);
});

test('a theme without days is always shown', () => {
  expect(isShownOn(days(null, null), '2026-01-01')).toBe(true);
});

test('days that cannot be are named', () => {
  expect(wrongDay(days('2026-12-01', null))).toBe('endsOn');
  expect(wrongDay(days(null, '2026-12-01'))).toBe('startsOn');
  expect(wrongDay(days('2026-12-02', '2026-12-01'))).toBe('endsOn');
  expect(wrongDay(days('2026-12-01', '2027-12-01', true))).toBe('endsOn');
  expect(wrongDay(days(null, null, true))).toBe('startsOn');
  expect(wrongDay(days('2026-12-01', '2027-11-30', true))).toBeNull();
});
