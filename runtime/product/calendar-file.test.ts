import { describe, expect, it } from 'vitest';
import { calendarAddress, calendarFile } from './calendar-file.ts';

const event = {
  id: 3,
  title: 'Čvorovi; uvod, prvi dio',
  excerpt: 'Prvi red\nDrugi red',
  dateFrom: '2026-11-21T18:00:00.000Z',
  dateTo: '2026-11-21T20:00:00.000Z',
  location: 'Zadar, Obala 1',
};
const url = 'https://shop.example/dogadjaj/3';
const now = new Date('2026-11-02T03:04:05.678Z');
const unfolded = calendarFile([{ event, url }], now).replaceAll('\r\n ', '');

describe('calendar file of an event', () => {
  it('has start and end in UTC · EVENT-03', () => {
    expect(unfolded).toContain('DTSTART:20261121T180000Z\r\nDTEND:20261121T200000Z\r\n');
  });

  it('has its creation time', () => {
    expect(unfolded).toContain('DTSTAMP:20261102T030405Z\r\n');
  });

  it('escapes characters that would end a value', () => {
    expect(unfolded).toContain('SUMMARY:Čvorovi\\; uvod\\, prvi dio\r\n');
    expect(unfolded).toContain('DESCRIPTION:Prvi red\\nDrugi red\r\n');
  });

  it('limits lines to 75 octets', () => {
    const lines = calendarFile([{ event: { ...event, title: 'č'.repeat(300) }, url }], now).split(
      '\r\n',
    );
    const lengths = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  });

  it('is encoded as a data URL', () => {
    expect(calendarAddress({ event, url }, now)).toMatch(
      /^data:text\/calendar;charset=utf-8,BEGIN%3AVCAL/,
    );
  });
});
