import { type Language, localeOf } from '#schemas/languages.ts';
import { site } from '#schemas/site/site.ts';

const { timeZone } = site;

const styles = {
  /** For example `21. studenoga 2026.` */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hour12: false },
  /** For example `14:05:09`. */
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a UTC instant in the shop's time zone. */
export function formatDate(iso: string, language: Language, style: DateStyle = 'long'): string {
  const key = `${language}${style}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(language), { ...styles[style], timeZone });
    formats.set(key, format);
  }
  return format.format(new Date(iso));
}
