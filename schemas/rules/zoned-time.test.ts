import { expect, test } from 'vitest';
import { site } from '../site/site.ts';
import { instantOf, localTime } from './zoned-time.ts';

test.each([
  ['2026-07-01T12:00', 'Europe/Zagreb', '2026-07-01T10:00:00.000Z'],
  ['2026-12-01T12:00:30', 'Europe/Zagreb', '2026-12-01T11:00:30.000Z'],
  ['2026-12-01T23:30', 'America/New_York', '2026-12-02T04:30:00.000Z'],
  ['2026-12-01T00:15', 'Pacific/Kiritimati', '2026-11-30T10:15:00.000Z'],
  ['2026-01-01T00:00', 'Asia/Kathmandu', '2025-12-31T18:15:00.000Z'],
])('%s in %s is %s', (text, zone, instant) => {
  expect(instantOf(text, zone)?.toISOString()).toBe(instant);
});

test.each([
  ['2026-03-29T02:30', 'Europe/Zagreb', '2026-03-29T01:30:00.000Z'],
  ['2026-03-08T02:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
])('a time that the clocks skip is as much later (%s)', (text, zone, instant) => {
  expect(instantOf(text, zone)?.toISOString()).toBe(instant);
});

test.each([
  ['2026-10-25T02:30', 'Europe/Zagreb', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T01:59', 'Europe/Zagreb', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Zagreb', '2026-10-25T02:00:00.000Z'],
])('of a time that the clocks show twice it is the first one (%s)', (text, zone, instant) => {
  expect(instantOf(text, zone)?.toISOString()).toBe(instant);
});

test.each(['', '2026-13-01T10:00', '2026-01-01', '1.2.2026 10:00'])('%j is no time', (text) => {
  expect(instantOf(text)).toBeNull();
});

test('a time of the shop is read back as it was shown, also while its year is typed', () => {
  for (const text of ['2026-01-15T08:05:00', '2026-07-15T23:59:59', '0002-01-15T10:00:00']) {
    expect(localTime(instantOf(text) as Date), site.timeZone).toBe(text);
  }
});
