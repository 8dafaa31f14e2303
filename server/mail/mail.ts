import type { Kysely } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Language } from '#schemas/languages.ts';
import type { Money } from '#schemas/money.ts';
import type { SiteSettings } from '#schemas/site-data.ts';
import type { Database } from '../db/schema.ts';
import type { ScreenAddresses } from '../services/dependencies.ts';
import type { Letter } from './letter.ts';

/** How the shop writes money and time, the same in mails as on its pages. */
export interface MailFormat {
  /** An amount in the currency with this code, as a site that sells in `site` writes it. */
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

/** As people write it. */
export type Currency = SiteSettings['currency'];

/** What the site says of its owner. */
export type Company = Readonly<Record<string, string>>;

export interface MailContext {
  readonly db: Kysely<Database>;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly screens: Pick<ScreenAddresses, 'targetHref'>;
  readonly format: MailFormat;
  readonly company: Company;
  /** What the site sells in now; null: never set. */
  readonly currency: Currency | null;
  /** Where mails for the staff go; null: nowhere. */
  readonly staff: string | null;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** Of a picture that the mail shows; without one it is a file to keep. */
  readonly cid?: string;
}

export interface Mail {
  readonly to: string;
  readonly letter: Letter;
  readonly attachments?: readonly Attachment[];
  readonly replyTo?: string;
}

/** Makes the mail of an outbox row; null when nobody is to get it any more. */
export type Compose = (context: MailContext, payload: JsonObject) => Promise<Mail | null>;

/** Address of a screen with its query, as it stands in a mail. */
export function screenUrl(
  { publicUrl, screens }: Pick<MailContext, 'publicUrl' | 'screens'>,
  language: Language,
  screen: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  const path = screens.targetHref(language, `screen:${screen}`);
  return `${publicUrl}${path}${search === '' ? '' : `?${search}`}`;
}

/** Writes an amount of an order in the currency that it was made in. */
export function orderPrice(
  { format, currency }: Pick<MailContext, 'format' | 'currency'>,
  code: string,
  language: Language,
): (amount: Money) => string {
  return (amount) => format.price(amount, language, code, currency);
}
