import { useMemo } from 'react';
import { localeOf } from '#schemas/languages.ts';
import { digitsOf } from '#schemas/money/site-currency.ts';
import { type AmountFormat, decimalSignOf } from '../i18n/parse-amount.ts';
import { useBackOffice } from './context.ts';

/** How amounts of the site's currency are written in text fields for this member of staff. */
export function useAmountFormat(): AmountFormat {
  const { site, uiLanguage } = useBackOffice();
  const { code } = site.currency;
  return useMemo(
    () => ({ digits: digitsOf(code), decimalSign: decimalSignOf(localeOf(uiLanguage)) }),
    [code, uiLanguage],
  );
}
