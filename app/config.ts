import type { ServerMode } from '#schemas/api/back-office.ts';
import { isProductionBranch } from '#schemas/constants.ts';
import { siteDomains } from '#schemas/site/domains.ts';
import { type CaptchaConfig, readCaptcha } from '#server/captcha/settings.ts';
import { StartError } from '#server/db/start-error.ts';
import type { FiscalOffice } from '#server/fiscalisation/fiscaliser.ts';
import { readFiscalOffice } from '#server/fiscalisation/settings.ts';
import { type MediaSettings, readMediaSettings } from '#server/media/settings.ts';
import { readSocialProviders, type SocialSettings } from '#server/social/settings.ts';
import { dataFolderOf } from './data-folder.ts';
import { usualCache } from './scripts/server-flags.mjs';

/** Settings of the process, from environment variables. Each has a default (docs/settings.md). */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly publicUrl: string;
  /** Whether the environment sets `publicUrl`; administrators cannot change it then. */
  readonly isUrlSet: boolean;
  /** Addresses of the other domains of the installation. */
  readonly domains: readonly string[];
  /** Maximum size of cached responses in MiB. 0 turns the cache and its page off (ADMIN-07). */
  readonly cacheSize: number;
  readonly mode: ServerMode;
  readonly logLevel: string;
  readonly trustProxy: string[] | false;
  /** Port of the sandbox payment providers; null without them. */
  readonly sandboxPayments: number | null;
  /** Whether webhooks may go to this machine, for tests. */
  readonly webhooksToLoopback: boolean;
  /** URL that confirms membership cards (CARD-14). Null: the shop's own list decides. */
  readonly cardRegister: string | null;
  /** Null: forms have no captcha. */
  readonly captcha: CaptchaConfig | null;
  /** Providers that customers can log in with. */
  readonly social: readonly SocialSettings[];
  readonly mail: MailSettings;
  /** Where invoices are reported to the tax office, and what signs them until staff store a certificate. */
  readonly fiscal: FiscalOffice;
  readonly media: MediaSettings;
  /** First administrator of a shop that has none. */
  readonly administrator: AdministratorSettings;
  /** Whether pictures are resized to all sizes before the first request. */
  readonly warmUpPictures: boolean;
  /** A demonstration site: edit mode is not offered (EDIT-02). */
  readonly dummy: boolean;
  /** URL of the releases of this software, for block developers. Null: no releases are listed. */
  readonly releases: string | null;
  /** Folder of added blocks; null for none. */
  readonly addedBlocks: string | null;
  /** Whether tools for block developers are offered (`npm run dev`). */
  readonly development: boolean;
}

interface AdministratorSettings {
  /** Email address. Null: it is entered in the setup. */
  readonly email: string | null;
  /** File with the password. Null: it is entered in the setup. */
  readonly passwordFile: string | null;
  /** Name of the shop. Null: that of the site, or the one entered in the setup. */
  readonly shopName: string | null;
  /** Whether the shop begins with examples, if the password comes from a file. */
  readonly hasExamples: boolean;
}

export interface MailSettings {
  /** Null: mails wait in the outbox. */
  readonly smtpUrl: string | null;
  /** Sender address of mails. Null: the address of the company. */
  readonly from: string | null;
  /** Address of the shop's staff. Null: the address of the company. */
  readonly staff: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Throws `StartError` with what to fix. */
export function readConfig(env: Environment): Config {
  const port = readPort(env.PORT);
  const logLevel = env.LOG_LEVEL ?? 'warn';
  if (!logLevels.includes(logLevel)) {
    throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${logLevel}".`);
  }
  const publicUrl = readPublicUrl(env.PUBLIC_URL, port);
  const dataFolder = dataFolderOf(env);
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataFolder,
    media: readMediaSettings(env, dataFolder),
    publicUrl,
    isUrlSet: Boolean(env.PUBLIC_URL),
    domains: readDomains(env.DOMAINS).filter((address) => address !== publicUrl),
    cacheSize: readCacheSize(env.CACHE_MB),
    mode: readMode(env),
    logLevel,
    cardRegister: readHttpAddress('CARD_REGISTER_URL', env.CARD_REGISTER_URL),
    captcha: readCaptcha(env),
    social: readSocialProviders(env),
    sandboxPayments: readSandbox(env, publicUrl, port),
    webhooksToLoopback: readLoopback(env.WEBHOOKS_TO_LOOPBACK, publicUrl),
    mail: readMailSettings(env),
    fiscal: readFiscalOffice(env),
    administrator: {
      email: readAddress('ADMIN_EMAIL', env.ADMIN_EMAIL),
      passwordFile: env.ADMIN_PASSWORD_FILE || null,
      shopName: env.SHOP_NAME || null,
      hasExamples: env.EXAMPLES === 'true',
    },
    warmUpPictures: env.PICTURES_WARM_UP !== 'false',
    dummy: env.DUMMY === 'true',
    releases: readHttpAddress('RELEASES_URL', env.RELEASES_URL),
    addedBlocks: env.ADDED_BLOCKS || null,
    development: env.IZLOG_MODE === 'development',
    trustProxy: env.TRUST_PROXY ? env.TRUST_PROXY.split(',').map((item) => item.trim()) : false,
  };
}

function readPort(value = '3000'): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`PORT must be a whole number from 1 to 65535, not "${value}".`);
}

function readMode({ IZLOG_MODE, BRANCH = 'main' }: Environment): ServerMode {
  if (IZLOG_MODE === 'development') return 'development';
  return isProductionBranch(BRANCH) ? 'production' : 'test';
}

function readCacheSize(value = String(usualCache)): number {
  if (/^\d{1,5}$/.test(value)) return Number(value);
  throw new StartError(`CACHE_MB must be a whole number of MiB (0: keep nothing), not "${value}".`);
}

/** Returns the domains of the environment, else those of the site. */
function readDomains(value: string | undefined): readonly string[] {
  if (value === undefined) return siteDomains;
  const addresses = value.split(',').map((item) => item.trim());
  return addresses.flatMap((item) => {
    const address = readHttpAddress('DOMAINS', item);
    return address === null ? [] : [new URL(address).origin];
  });
}

function readHttpAddress(name: string, value: string | undefined): string | null {
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new StartError(`${name} must be an http(s) address, not "${value}".`);
}

const isLocal = (publicUrl: string): boolean =>
  ['localhost', '127.0.0.1'].includes(new URL(publicUrl).hostname);

/** Staff must not reach programs on the machine of a shop that is open to others. */
function readLoopback(value: string | undefined, publicUrl: string): boolean {
  if (value !== 'true' || isLocal(publicUrl)) return value === 'true';
  throw new StartError('WEBHOOKS_TO_LOOPBACK is for a shop on localhost only.');
}

/** Sandbox payments move no money, so a shop that others can reach must not have them. */
function readSandbox(env: Environment, publicUrl: string, port: number): number | null {
  const isOwn = isLocal(publicUrl);
  const value = env.SANDBOX_PAYMENTS;
  if (!value) return env.IZLOG_MODE === 'development' && isOwn ? port + 1 : null;
  if (isOwn && /^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new StartError('SANDBOX_PAYMENTS must be a free port, for a shop on localhost only.');
}

function readMailSettings({ SMTP_URL, MAIL_FROM, MAIL_TO }: Environment): MailSettings {
  return {
    smtpUrl: readSmtpUrl(SMTP_URL),
    from: readAddress('MAIL_FROM', MAIL_FROM),
    staff: readAddress('MAIL_TO', MAIL_TO),
  };
}

/** The URL may contain a password, so the error never repeats it. */
function readSmtpUrl(value: string | undefined): string | null {
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return value;
  throw new StartError(
    'SMTP_URL must be an address like smtps://name:password@mail.example.com (smtp: for STARTTLS).',
  );
}

function readAddress(name: string, value: string | undefined): string | null {
  if (!value) return null;
  if (/^[^\s@<>,]+@[^\s@<>,]+$/.test(value)) return value;
  throw new StartError(`${name} must be one email address, not "${value}".`);
}

function readPublicUrl(value: string | undefined, port: number): string {
  if (!value) return `http://localhost:${port}`;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new StartError(`PUBLIC_URL must be an http(s) address without a path, not "${value}".`);
}
