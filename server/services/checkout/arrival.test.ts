import { expect, test } from 'vitest';
import { calendar } from '#fixtures/museum/content/settings.ts';
import type { ShopCalendar } from '#schemas/site-data.ts';
import { arrivalOf, longestPacking } from './arrival.ts';

/** A shop in Zagreb that packs all day on every working day, with Croatian holidays. */
const everyDay: ShopCalendar = {
  ...calendar,
  packing: { weekdays: [1, 2, 3, 4, 5], until: '24:00' },
};

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
  const { from } = arrivalOf(new Date(now), everyDay, [count, count], null);
  expect(from).toBe(day);
});

const museum = [2, 3, 4, 5, 6, 7];

test.each([
  ['2026-11-24T09:59:00Z', [1, 2], null, '2026-11-25', '2026-11-26', 'before the last parcel'],
  ['2026-11-24T10:00:00Z', [1, 2], null, '2026-11-26', '2026-11-27', 'after it'],
  ['2026-11-22T09:00:00Z', [1, 1], museum, '2026-11-25', '2026-11-25', 'over a closed Monday'],
  ['2026-11-27T09:00:00Z', [1, 1], museum, '2026-11-28', '2026-11-28', 'open on Saturday'],
  ['2026-11-27T11:00:00Z', [1, 1], museum, '2026-12-02', '2026-12-02', 'too late on Friday'],
  ['2026-11-24T09:00:00Z', [1, 1], [5, 6], '2026-11-27', '2026-11-27', 'open twice a week'],
] as const)(
  'ordered %s, packed Tuesday to Friday by 11: %j on %j is %s to %s, %s',
  (now, days, weekdays, from, to, _why) => {
    const arrival = arrivalOf(new Date(now), calendar, days, weekdays);
    expect(arrival).toEqual({ from, to });
  },
);

test.each([
  ['on each working day', everyDay, 2],
  ['Tuesday to Friday by 11', calendar, 4],
  ['on Wednesdays', { ...calendar, packing: { weekdays: [3], until: '24:00' } }, 6],
  ['Monday to Friday, as it has no calendar', null, 2],
] as const)('an order waits longest for a shop that packs %s', (_, own, days) => {
  expect(longestPacking(own)).toBe(days);
});

test('a shop without a calendar works Monday to Friday', () => {
  const friday = new Date('2026-11-20T09:00:00Z');
  expect(arrivalOf(friday, null, [1, 2], null)).toEqual({ from: '2026-11-23', to: '2026-11-24' });
});
