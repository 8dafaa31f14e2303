import { site } from '../site/site.ts';
import { isoDigits } from './currency-digits.ts';

/** The currency that the site sells in. */
export const siteCurrency = site.currencies[0];

/** Returns the digits of amounts in a currency: those that the site sets, else those of ISO 4217. */
export const digitsOf = (code: string): number =>
  site.currencies.find((currency) => currency.code === code)?.digits ?? isoDigits(code);
