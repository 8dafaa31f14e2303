import type { Configuration, IDToken, UserInfoResponse } from 'openid-client';
import { fail, ok, type Result } from '#schemas/result.ts';
import { isLoopback, type SocialSettings } from './settings.ts';

/** Secrets that the shop keeps while the visitor logs in at the provider. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The person that a provider has authenticated. `issuer` and `subject` identify them permanently. */
export interface SocialPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the provider says that it has verified the address. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

export interface SocialProvider {
  readonly key: string;
  readonly label: string;
  readonly issuer: string;
  /** Returns the address where the visitor logs in. */
  start(secrets: LoginSecrets, returnUrl: string): Promise<Result<string>>;
  /** Exchanges the code in the address that the visitor returned to. */
  finish(secrets: LoginSecrets, returned: URL): Promise<Result<SocialPerson>>;
}

type Client = typeof import('openid-client');
type Report = (provider: string, error: unknown) => void;

/** ms until the provider's published configuration is read again. */
const discoveryLife = 3_600_000;
/** Timeout of requests to the provider in seconds. */
const timeout = 5;

/** The library and the provider's configuration are loaded when the first visitor uses the provider. */
export function createProvider(settings: SocialSettings, report: Report): SocialProvider {
  const { key, label, issuer } = settings;
  const configuration = createDiscovery(settings);
  return {
    key,
    label,
    issuer,
    async start(secrets, returnUrl) {
      const client = await import('openid-client');
      const config = await configuration(client).catch((error: unknown) => report(key, error));
      if (!config) return fail('socialUnavailable', { params: { name: label } });
      return ok(await startUrl(client, config, secrets, returnUrl));
    },
    async finish(secrets, returned) {
      const client = await import('openid-client');
      try {
        return ok(await readPerson(client, await configuration(client), secrets, returned));
      } catch (error) {
        report(key, error);
        return isRefusal(client, error)
          ? fail('INVALID_LOGIN')
          : fail('socialUnavailable', { params: { name: label } });
      }
    },
  };
}

function createDiscovery({ issuer, clientId, secret }: SocialSettings) {
  let known: { readonly config: Configuration; readonly until: number } | null = null;
  return async (client: Client): Promise<Configuration> => {
    if (known && Date.now() < known.until) return known.config;
    const server = new URL(issuer);
    const config = await client.discovery(
      server,
      clientId,
      undefined,
      secret ? client.ClientSecretPost(secret) : client.None(),
      { timeout, execute: isLoopback(server) ? [client.allowInsecureRequests] : [] },
    );
    known = { config, until: Date.now() + discoveryLife };
    return config;
  };
}

async function startUrl(
  client: Client,
  config: Configuration,
  { state, nonce, verifier }: LoginSecrets,
  returnUrl: string,
): Promise<string> {
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: returnUrl,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

async function readPerson(
  client: Client,
  config: Configuration,
  { state, nonce, verifier }: LoginSecrets,
  returned: URL,
): Promise<SocialPerson> {
  const tokens = await client.authorizationCodeGrant(config, returned, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new client.ClientError('the provider sent no ID token');
  const isComplete = claims['email'] !== undefined || !config.serverMetadata().userinfo_endpoint;
  return toPerson(
    claims,
    isComplete ? claims : await client.fetchUserInfo(config, tokens.access_token, claims.sub),
  );
}

function toPerson({ iss, sub }: IDToken, about: IDToken | UserInfoResponse): SocialPerson {
  const { email, email_verified, given_name, family_name } = about;
  return {
    issuer: iss,
    subject: sub,
    // Some providers send the flag as a text.
    email: [true, 'true'].includes(email_verified as string) ? textOf(email) || null : null,
    firstName: textOf(given_name),
    lastName: textOf(family_name),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Whether the provider refused the login; all other errors mean that the provider does not work. */
function isRefusal(client: Client, error: unknown): boolean {
  if (error instanceof client.ClientError) return error.code !== 'OAUTH_TIMEOUT';
  return (
    error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError
  );
}
