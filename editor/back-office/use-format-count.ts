import { localeOf } from '#schemas/languages.ts';
import { useBackOffice } from './context.ts';

/** Returns a function that writes a count as the language of the back office does: 1,000. */
export function useFormatCount(): (count: number) => string {
  const { uiLanguage } = useBackOffice();
  const format = new Intl.NumberFormat(localeOf(uiLanguage));
  return (count) => format.format(count);
}
