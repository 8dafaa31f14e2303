import { useCallback } from 'react';
import { useLocale } from 'react-aria-components';

/** Formats instants in the browser's time zone: `21. stu 2026. 14:05`. */
export function useFormatInstant(): (instant: string | number) => string {
  const { locale } = useLocale();
  return useCallback(
    (instant) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
        new Date(instant),
      ),
    [locale],
  );
}
