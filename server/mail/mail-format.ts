import type { Language } from '#schemas/languages.ts';
import type { Money } from '#schemas/money.ts';
import type { SiteSettings } from '#schemas/site-data.ts';

/** Formats money and time in mails as on the shop's pages. */
export interface MailFormat {
  /** Formats an amount in the currency with this code, for a site whose currency is `site`. */
  readonly price: (
    amount: Money,
    language: Language,
    code: string,
    site: Currency | null,
  ) => string;
  readonly date: (iso: string, language: Language) => string;
  /** Day and minute, in the shop's time zone. */
  readonly minute: (iso: string, language: Language) => string;
  /** Day and time to the second, in the shop's time zone. */
  readonly instant: (iso: string, language: Language) => string;
}

/** Code, label and symbol. */
export type Currency = SiteSettings['currency'];
