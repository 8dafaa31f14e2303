import { expect, test } from 'vitest';
import { afterWorkingDays } from './working-days.ts';

test.each([
  ['2026-11-23T09:00:00Z', 2, '2026-11-25', 'in the week'],
  ['2026-11-20T09:00:00Z', 1, '2026-11-23', 'over a weekend'],
  ['2026-11-21T09:00:00Z', 0, '2026-11-23', 'asked on a Saturday'],
  ['2026-11-16T09:00:00Z', 2, '2026-11-19', 'over Remembrance Day'],
  ['2026-04-03T09:00:00Z', 1, '2026-04-07', 'over Easter Monday'],
  ['2027-05-26T09:00:00Z', 1, '2027-05-28', 'over Corpus Christi'],
  ['2026-12-23T09:00:00Z', 2, '2026-12-28', 'over Christmas'],
  ['2026-11-22T23:30:00Z', 1, '2026-11-24', 'after midnight in Zagreb'],
])('from %s, %i working days end on %s: %s', (now, count, day) => {
  expect(afterWorkingDays(new Date(now), count)).toBe(day);
});
