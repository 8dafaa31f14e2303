import type { Kysely } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Language } from '#schemas/languages.ts';
import type { Money } from '#schemas/money.ts';
import type { Database } from '../db/schema.ts';
import type { ScreenAddresses } from '../services/dependencies.ts';
import type { Letter } from './letter.ts';
import type { Currency, MailFormat } from './mail-format.ts';
import type { MailTextsIn } from './own-mail-texts.ts';

/** Data of the company that owns the site. */
export type Company = Readonly<Record<string, string>>;

export interface MailContext {
  readonly db: Kysely<Database>;
  /** Address of the shop, without a trailing slash. */
  readonly publicUrl: string;
  readonly screens: Pick<ScreenAddresses, 'targetHref'>;
  readonly format: MailFormat;
  readonly company: Company;
  /** The site's current currency; null if it was never set. */
  readonly currency: Currency | null;
  /** Texts of all mails, with those that staff wrote. */
  readonly texts: MailTextsIn;
  /** Address for mails to staff; null if there is none. */
  readonly staff: string | null;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** Content id of a picture that the mail shows; without one it is a file to download. */
  readonly cid?: string;
}

export interface Mail {
  readonly to: string;
  readonly letter: Letter;
  readonly attachments?: readonly Attachment[];
  readonly replyTo?: string;
  /** Address that ends the subscription by POST, for mail programs (RFC 8058); only for newsletters. */
  readonly unsubscribe?: string;
}

/** Composes the mail of an outbox row; null if it no longer has a recipient. */
export type Compose = (context: MailContext, payload: JsonObject) => Promise<Mail | null>;

/** Returns the absolute URL of a screen with its query, for a mail. */
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

/** Returns a function that formats amounts of an order in the order's currency. */
export function orderPrice(
  { format, currency }: Pick<MailContext, 'format' | 'currency'>,
  code: string,
  language: Language,
): (amount: Money) => string {
  return (amount) => format.price(amount, language, code, currency);
}
