import { useCallback } from 'react';
import { useLocale } from 'react-aria-components';
import { site } from '#schemas/site/site.ts';

/** Formats instants in the time zone of the shop: `21. stu 2026. 14:05`. */
export function useFormatInstant(): (instant: string | number) => string {
  const { locale } = useLocale();
  return useCallback(
    (instant) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: site.timeZone,
      }).format(new Date(instant)),
    [locale],
  );
}
