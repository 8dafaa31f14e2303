import type { MarketFacts } from '../markets/market-rules.ts';
import type { MarketRulesName } from '../markets/registry.ts';

/** Whether prices include tax (`included`), or the cart adds it to them (`added`). */
export type TaxMode = 'included' | 'added';

/** Facts about the site for all code: plain data without secrets, also built into browser files. */
export interface SiteFacts {
  readonly name: string;
  /** Origins, such as `https://shop.example`. */
  readonly domains: readonly string[];
  readonly languages: readonly [LanguageFacts, ...LanguageFacts[]];
  readonly currencies: readonly [CurrencyFacts, ...CurrencyFacts[]];
  readonly taxes: TaxMode;
  /** Law of the shop's own market; applies wherever no country is known. */
  readonly law: MarketFacts;
  readonly markets: readonly SiteMarket[];
  readonly timeZone: string;
  readonly country: string;
  readonly orderPrefix: string;
  readonly hasOfflinePages: boolean;
}

export interface CurrencyFacts {
  /** ISO 4217 code. */
  readonly code: string;
  /** Digits after the decimal separator. */
  readonly digits: number;
}

export interface SiteMarket {
  readonly code: string;
  readonly countries: readonly string[];
  readonly rules: MarketRulesName;
}

export interface LanguageFacts {
  /** BCP 47 tag. */
  readonly code: string;
  /** ISO 639-2/T code, by which the API names the language. */
  readonly wire: string;
  /** Its own name, for example `Deutsch`. */
  readonly name: string;
  readonly locale: string;
  /** A price: `0` is the number and `¤` the sign of the currency. Absent: `0 ¤`. */
  readonly pricePattern?: string;
  /** Languages that missing texts come from (docs/texts.md). */
  readonly fallback?: readonly string[];
  /** Absent: it is written from left to right. */
  readonly isRightToLeft?: true;
}
