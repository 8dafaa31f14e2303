import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ServerMode } from '#schemas/api/back-office.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import type { Models } from '#schemas/editing/slots.ts';
import type { Language } from '#schemas/languages.ts';
import type { TagCache } from '../cache/tag-cache.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Database } from '../db/schema.ts';
import type { MailFormat } from '../mail/mail-format.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { Gateways } from '../payments/gateway.ts';
import type { SocialProvider } from '../social/provider.ts';
import type { CardRegister } from './cart/card-register.ts';

/** Dependencies of every service. */
export interface ServiceDependencies {
  readonly db: Kysely<Database>;
  /** May lag behind `db`: only for catalogue reads that need no fresh writes. */
  readonly readDb: Kysely<Database>;
  readonly cache: TagCache;
  readonly logger: Logger;
  /** Public address of the shop, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether a mail server is configured, so that mail can require a confirmation. */
  readonly sendsMail?: boolean;
  /** Server mode; production when absent. */
  readonly mode?: ServerMode;
  /** Addresses of the other domains of the installation. */
  readonly domains?: readonly string[];
  /** Address chosen in development instead of `publicUrl`; null for none. */
  readonly chosenUrl?: () => string | null;
  /** Address of the list of software releases. */
  readonly releases?: string | null;
  /** Confirms membership cards in addition to the shop's own list; without it only the list decides. */
  readonly cardRegister?: CardRegister;
  /** Distinguishes people from bots in visitors' forms; if it is missing, those forms accept both. */
  readonly captcha?: Captcha;
  /** Payment providers the shop has a contract with; payment methods of other providers are not offered. */
  readonly gateways?: Gateways;
  /** Providers of OpenID Connect that customers can log in with. */
  readonly social?: readonly SocialProvider[];
  /** Whether webhooks may also call addresses of this machine. */
  readonly webhooksToLoopback?: boolean;
  /** The token file of the site's own theme. */
  readonly siteTheme?: string;
  /** Returns the shop's picture for mails as PNG; null if there is none. */
  readonly readLogo?: (domain?: string | null) => Promise<Buffer | null>;
  /** Stores files of visitors; if it is missing, forms accept none. */
  readonly store?: MediaStore;
  /** Formats money and time in mails; if it is missing, mails cannot be previewed. */
  readonly mailFormat?: MailFormat;
  /** Addresses of screens; if it is missing, only addresses of pages and posts are known. */
  readonly screens?: ScreenAddresses;
  /** Blocks that editors may insert into pages; if it is missing, every block is unknown. */
  readonly blocks?: BlockRules;
}

/** Block definitions needed to validate documents. */
export interface BlockRules {
  readonly models: Models;
  readonly validators: Readonly<Record<string, OptionsValidator>>;
}

export const noBlocks: BlockRules = { models: {}, validators: {} };

/** Addresses of screens, from the storefront's route table, which belongs to the front end. */
export interface ScreenAddresses {
  /** Address of a link target that is neither a page nor a post (`screen:cart`, `category:karte`). */
  readonly targetHref: (language: Language, target: string) => string;
  /** The same screen in another language; null for a path that is no screen. */
  readonly translatePath: (path: string, language: Language) => string | null;
  /** Whether a screen uses the address, so that no page can have it. */
  readonly isTaken: (path: string) => boolean;
  /** Whether a screen is rendered from the template of this slug. */
  readonly isTemplate: (slug: string) => boolean;
}
