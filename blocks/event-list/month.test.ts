import { expect, test } from 'vitest';
import { dayIn, daysOf, monthName, shiftMonth, weekdaysIn, weeksOf } from './month.ts';

test('a month has whole weeks from Monday on, with empty places for other months', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]).toEqual([null, ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)]);
  expect(weeks.at(-1)).toEqual([
    ...[28, 29, 30, 31].map((day) => `2026-12-${day}`),
    null,
    null,
    null,
  ]);
  expect(weeksOf('2026-02')[0]?.[6]).toBe('2026-02-01');
  expect(weeksOf('2024-02').flat().filter(Boolean)).toHaveLength(29);
});

test('days of the week begin as the weeks do, in the language of the page', () => {
  const names = weekdaysIn('hr').map(({ long }) => long);
  expect(names).toEqual([
    'ponedjeljak',
    'utorak',
    'srijeda',
    'četvrtak',
    'petak',
    'subota',
    'nedjelja',
  ]);
  expect(weekdaysIn('en')[0]).toEqual({ long: 'Monday', short: 'Mon' });
});

test('months follow each other over the end of a year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(monthName('2027-01', 'de')).toBe('Januar 2027');
});

test('an event is on each of its days where the site is, but not on one that begins as it ends', () => {
  expect(daysOf('2026-12-30T22:00:00Z', '2027-01-01T10:00:00Z')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ]);
  expect(daysOf('2026-12-05T19:00:00Z', '2026-12-05T23:00:00Z')).toEqual(['2026-12-05']);
  expect(daysOf('2026-12-05T23:00:00Z', '2026-12-05T23:00:00Z')).toEqual(['2026-12-06']);
  expect(dayIn(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
});
