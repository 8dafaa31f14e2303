import { type Language, localeOf } from '#schemas/languages.ts';
import { site } from '#schemas/site/site.ts';
import { formatDate } from '../format/date.ts';

const { timeZone } = site;

/** Returns day and month for the large figure next to an event. */
export function dayOf(iso: string, language: Language): { day: string; month: string } {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    timeZone,
  });
  const parts = format.formatToParts(new Date(iso));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: part('day'), month: part('month').replace('.', '') };
}

/** Formats the time of an event: one day with its hours, or its first and last day. */
export function eventTime(from: string, to: string, language: Language): string {
  const days = [from, to].map((iso) => formatDate(iso, language, 'weekday'));
  if (days[0] !== days[1]) return days.join(' – ');
  const hours = [from, to].map((iso) => formatDate(iso, language, 'time'));
  return `${days[0]}, ${[...new Set(hours)].join('–')}`;
}
