import type { Event } from '#schemas/entities/post.ts';

export interface CalendarEntry {
  readonly event: Pick<Event, 'id' | 'title' | 'excerpt' | 'dateFrom' | 'dateTo' | 'location'>;
  /** Absolute address of the event's page. */
  readonly url: string;
}

/** Returns an event as iCalendar in a data URL that downloads it. */
export function calendarAddress(entry: CalendarEntry, now: Date): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile([entry], now))}`;
}

/**
 * Returns events as iCalendar (RFC 5545), named for those who subscribe to it. `now` is the creation time of
 * the file, which the format requires besides the times of the events.
 */
export function calendarFile(entries: readonly CalendarEntry[], now: Date, name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//izlog//events//EN',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...entries.flatMap((entry) => eventLines(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(fold).join('\r\n')}\r\n`;
}

const eventLines = ({ event, url }: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:event-${event.id}@${new URL(url).hostname}`,
  `DTSTAMP:${stamp(now.toISOString())}`,
  `DTSTART:${stamp(event.dateFrom)}`,
  `DTEND:${stamp(event.dateTo)}`,
  `SUMMARY:${escapeText(event.title)}`,
  `DESCRIPTION:${escapeText(event.excerpt)}`,
  `LOCATION:${escapeText(event.location)}`,
  `URL:${url}`,
  'END:VEVENT',
];

/** Converts `2026-11-21T18:00:00.000Z` to `20261121T180000Z`. */
function stamp(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines are limited to 75 octets; letters of two octets halve that, so 36 characters are always safe. */
function fold(line: string): string[] {
  const parts = line.match(/.{1,36}/gsu) ?? [line];
  return parts.map((part, index) => (index === 0 ? part : ` ${part}`));
}
