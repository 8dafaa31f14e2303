import { readFileSync } from 'node:fs';
import { StartError } from '../db/start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** An OpenID Connect provider with which the shop is registered. */
export interface SocialSettings {
  readonly key: string;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client, protected by PKCE alone. */
  readonly secret: string | null;
}

const maximum = 6;

/** Reads the providers of `SOCIAL_LOGIN`, in its order. Throws `StartError` with what to fix. */
export function readSocialProviders(env: Environment): SocialSettings[] {
  const keys = (env['SOCIAL_LOGIN'] ?? '').split(',').map((key) => key.trim());
  const named = keys.filter(Boolean);
  if (named.length > maximum || new Set(named).size < named.length) {
    throw new StartError(`SOCIAL_LOGIN names at most ${maximum} providers, each once.`);
  }
  return named.map((key) => readProvider(env, key));
}

function readProvider(env: Environment, key: string): SocialSettings {
  if (!/^[a-z]{2,40}$/.test(key)) {
    throw new StartError(`SOCIAL_LOGIN has lower-case letters like "google", not "${key}".`);
  }
  const prefix = `SOCIAL_${key.toUpperCase()}`;
  const clientId = env[`${prefix}_CLIENT_ID`];
  if (!clientId) throw new StartError(`SOCIAL_LOGIN names "${key}", so set ${prefix}_CLIENT_ID.`);
  return {
    key,
    clientId,
    label: env[`${prefix}_LABEL`] || key.charAt(0).toUpperCase() + key.slice(1),
    issuer: readIssuer(`${prefix}_ISSUER`, env[`${prefix}_ISSUER`]),
    secret: readSecret(env, prefix),
  };
}

/** Plain HTTP is allowed only on this machine, for tests. */
function readIssuer(name: string, value = ''): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && (url.protocol === 'https:' || isLoopback(url)) && !url.search) return value;
  throw new StartError(`${name} must be the https address of the provider, not "${value}".`);
}

export function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
}

function readSecret(env: Environment, prefix: string): string | null {
  const file = env[`${prefix}_SECRET_FILE`];
  if (!file) return env[`${prefix}_SECRET`] || null;
  try {
    return readFileSync(file, 'utf8').split('\n')[0]?.trim() || null;
  } catch {
    throw new StartError(`${prefix}_SECRET_FILE names "${file}", which cannot be read.`);
  }
}
