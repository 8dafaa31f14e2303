import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { invariant } from '#schemas/result.ts';
import type { SocialSettings } from '#server/social/settings.ts';

/** A person who is logged in at the provider. */
export interface OidcPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

export interface OidcServer {
  readonly settings: SocialSettings;
  /** Makes this person the user of the next logins. */
  become(person: OidcPerson): void;
  /** Opens the start of a login as a browser does; returns the address of the shop that it ends at. */
  visit(start: string): Promise<URL>;
  close(): Promise<void>;
}

const client = { clientId: 'shop', secret: 'secret-of-the-shop' };

/** A provider of OpenID Connect on this machine without prompts: every login succeeds at once. */
export async function openOidcServer(returnUrl: string, port = 0): Promise<OidcServer> {
  const people = new Map<string, OidcPerson>();
  let current: OidcPerson = { sub: 'nobody' };
  let handle = (_request: IncomingMessage, response: ServerResponse) => void response.end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, returnUrl, people);
  const answer = provider.callback();
  handle = (request, response) =>
    request.url?.startsWith('/interaction/')
      ? void logIn(provider, request, response, current.sub)
      : void answer(request, response);
  return {
    settings: { key: 'demo', label: 'Demo ID', issuer, ...client },
    become(person) {
      people.set(person.sub, person);
      current = person;
    },
    visit: (start) => follow(new URL(start), new URL(issuer).host),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function createProvider(issuer: string, returnUrl: string, people: Map<string, OidcPerson>) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.secret,
        redirect_uris: [returnUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key for tests'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
    // A session ends immediately, so that each login chooses its person.
    ttl: { Session: 1 },
  });
}

async function logIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  accountId: string,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid email profile');
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, {
    login: { accountId, remember: false },
    consent: { grantId },
  });
}

/** Follows redirects with cookies until one leaves the provider. */
async function follow(start: URL, host: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let step = 0; url.host === host; step += 1) {
    invariant(step < 10, `no end of redirects at ${url}`);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=', 2) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    invariant(location !== null, `${url}: ${response.status} ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}
