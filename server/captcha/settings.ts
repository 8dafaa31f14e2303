import type { CaptchaSettings } from '#schemas/captcha.ts';
import { captchaDefaults } from '#schemas/constants.ts';
import { StartError } from '../db/start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface CaptchaConfig extends CaptchaSettings {
  readonly secret: string;
}

/** Characters of the provider's identifiers: none that could end an attribute or a URL. */
const identifier = /^[\w-]{10,100}$/;

/** Returns null if no captcha is configured. Throws `StartError` for an incomplete contract. */
export function readCaptcha(env: Environment): CaptchaConfig | null {
  const { CAPTCHA_KEY: key, CAPTCHA_SECRET: secret, CAPTCHA_URL, CAPTCHA_VERSION } = env;
  if (!key && !secret) return null;
  if (!key || !secret || !identifier.test(key) || !identifier.test(secret)) {
    throw new StartError('CAPTCHA_KEY and CAPTCHA_SECRET must both be what the provider gave you.');
  }
  const { size } = captchaDefaults;
  return {
    key,
    secret,
    size,
    version: readVersion(CAPTCHA_VERSION),
    provider: readProvider(CAPTCHA_URL),
  };
}

/** Returns the settings without the secret. */
export function publicCaptcha(config: CaptchaConfig): CaptchaSettings {
  const { key, version, size, provider } = config;
  return { key, version, size, provider };
}

function readVersion(value = String(captchaDefaults.version)): 2 | 3 {
  if (value === '2') return 2;
  if (value === '3') return 3;
  throw new StartError(`CAPTCHA_VERSION must be 2 or 3, not "${value}".`);
}

function readProvider(value = 'https://www.google.com/recaptcha/'): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === 'https:' || url?.hostname === '127.0.0.1';
  if (url && isSafe && /^[\w/-]*\/$/.test(url.pathname) && !url.search) return url.href;
  throw new StartError(`CAPTCHA_URL must be an https address that ends in "/", not "${value}".`);
}
