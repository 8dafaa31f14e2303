import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ServerMode } from '#schemas/api/back-office.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import type { Models } from '#schemas/editing/slots.ts';
import type { Language } from '#schemas/languages.ts';
import type { TagCache } from '../cache/tag-cache.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Database } from '../db/schema.ts';
import type { Gateways } from '../payments/gateway.ts';
import type { CardRegister } from './cart/card-register.ts';

/** What every service gets. */
export interface ServiceDependencies {
  readonly db: Kysely<Database>;
  /** May lag behind `db`: for catalogue reads that nobody wrote a moment ago. */
  readonly readDb: Kysely<Database>;
  readonly cache: TagCache;
  readonly logger: Logger;
  /** Address of the shop as visitors know it, without a slash at the end. */
  readonly publicUrl: string;
  /** A mail server is set: what an address is told may wait for a confirmation. */
  readonly sendsMail?: boolean;
  /** What this server is for; production when absent. */
  readonly mode?: ServerMode;
  /** Addresses of the other domains of the installation. */
  readonly domains?: readonly string[];
  /** Address that people chose in development instead of `publicUrl`; null for none. */
  readonly chosenUrl?: () => string | null;
  /** Address of the list of releases of the software. */
  readonly releases?: string | null;
  /** Confirms membership cards beside the shop's own list; without it the list alone decides. */
  readonly cardRegister?: CardRegister;
  /** Tells people from programs in the forms of visitors; without it those forms take both. */
  readonly captcha?: Captcha;
  /** Payment providers the shop has a contract with; ways to pay at others are not offered. */
  readonly gateways?: Gateways;
  /** Without it, only addresses of pages and posts are known here. */
  readonly screens?: ScreenAddresses;
  /** What editors may put on pages; without it every block is unknown. */
  readonly blocks?: BlockRules;
}

/** Blocks as far as documents are checked by them. */
export interface BlockRules {
  readonly models: Models;
  readonly validators: Readonly<Record<string, OptionsValidator>>;
}

/** Addresses of screens: the storefront's route table, which belongs to the front end. */
export interface ScreenAddresses {
  /** Address of a link target that is neither page nor post (`screen:cart`, `category:karte`). */
  readonly targetHref: (language: Language, target: string) => string;
  /** The same screen in another language; null for a path that is no screen. */
  readonly translatePath: (path: string, language: Language) => string | null;
  /** Whether a screen answers at the address, so that no page can have it. */
  readonly isTaken: (path: string) => boolean;
  /** Whether a screen is rendered from the template of this slug. */
  readonly isTemplate: (slug: string) => boolean;
}
