import { defaultLanguage, type Language, localeOf } from '#schemas/languages.ts';
import { site } from '#schemas/site/site.ts';

const { timeZone } = site;
const dayFormat = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone,
});
const dayMs = 86_400_000;
/** An arbitrary Monday. */
const aMonday = Date.UTC(2024, 0, 1);

/** Months are written as `2026-12`, days as `2026-12-31`. */
export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** Returns the day of an instant in the time zone of the site. */
export function dayIn(time: Date): string {
  const parts = dayFormat.formatToParts(time);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

export const monthIn = (day: string): string => day.slice(0, 7);

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return isoDay(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}

/** Returns the days of an event; one that ends at midnight is not on the day that begins then. */
export function daysOf(from: string, to: string): string[] {
  const first = dayIn(new Date(from));
  const last = dayIn(new Date(Math.max(Date.parse(from), Date.parse(to) - 1)));
  const days: string[] = [];
  for (let day = first; day <= last; day = isoDay(Date.parse(day) + dayMs)) days.push(day);
  return days;
}

/** Returns instants before the first and after the last moment of a month, in any time zone. */
export function around(month: string): { readonly from: string; readonly to: string } {
  const at = (text: string, by: number) => new Date(Date.parse(`${text}-01`) + by).toISOString();
  return { from: at(month, -dayMs), to: at(shiftMonth(month, 1), dayMs) };
}

/** Returns the weeks of a month, each of seven days; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const start = Date.parse(`${month}-01`);
  const end = Date.parse(`${shiftMonth(month, 1)}-01`);
  const before = (new Date(start).getUTCDay() - firstWeekday() + 7) % 7;
  const weeks: (string | null)[][] = [];
  for (let week = start - before * dayMs; week < end; week += 7 * dayMs) {
    const days = Array.from({ length: 7 }, (_, at) => week + at * dayMs);
    weeks.push(days.map((day) => (day >= start && day < end ? isoDay(day) : null)));
  }
  return weeks;
}

/** Returns the names of the days of a week, long and short. */
export function weekdaysIn(language: Language): readonly { long: string; short: string }[] {
  const name = (weekday: 'long' | 'short', day: number) =>
    new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' }).format(day);
  return Array.from({ length: 7 }, (_, at) => {
    const day = aMonday + (firstWeekday() - 1 + at) * dayMs;
    return { long: name('long', day), short: name('short', day) };
  });
}

export function monthName(month: string, language: Language): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(Date.parse(`${month}-01`));
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the first day of a week in the country of the site, 1 for Monday to 7. */
function firstWeekday(): number {
  const locale = new Intl.Locale(localeOf(defaultLanguage)) as Intl.Locale & {
    readonly weekInfo?: { readonly firstDay: number };
    getWeekInfo?(): { readonly firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
