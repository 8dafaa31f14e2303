import { useCallback } from 'react';
import { useLocale } from 'react-aria-components';
import { site } from '#schemas/site/site.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats an instant in the time zone of the shop: `21. stu 2026. 14:05`. The format is cached, because lists need it in each row. */
export function formatInstant(instant: string | number, locale: string): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: site.timeZone,
    });
  formats.set(locale, format);
  return format.format(new Date(instant));
}

/** Returns `formatInstant` in the language of the user. */
export function useFormatInstant(): (instant: string | number) => string {
  const { locale } = useLocale();
  return useCallback((instant) => formatInstant(instant, locale), [locale]);
}
