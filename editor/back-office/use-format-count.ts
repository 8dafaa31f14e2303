import { useBackOffice } from './context.ts';
import { numberFormat } from './number-format.ts';

/** Returns a function that writes a count as the language of the back office does: 1,000. */
export function useFormatCount(): (count: number) => string {
  const { uiLanguage } = useBackOffice();
  return (count) => numberFormat(uiLanguage).format(count);
}
