import { type ApiClient, deduplicate } from '#runtime/api/client.ts';
import { type CookieJar, createCookieJar } from '#runtime/commands/cookie-jar.ts';
import { type EndpointName, endpoint } from '#schemas/api/contract.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import type { Dispatch } from '#server/api/dispatch.ts';
import type { Actor, CallContext, UploadedFile } from '#server/api/handler.ts';
import { type Renew, refreshedToken } from './visitor-tokens.ts';

type Authenticate = (accessToken: string | undefined) => Promise<Actor | null>;

export type LocalClients = ReturnType<typeof createLocalClients>;

/** Clients that call the contract inside this process on behalf of a visitor. */
export function createLocalClients(dispatch: Dispatch, authenticate: Authenticate) {
  const contextOf = (
    actor: Actor,
    language: Language,
    client: string,
    headers: CallContext['headers'] = {},
  ): CallContext => ({
    actor,
    language,
    client,
    idempotencyKey: null,
    headers,
    now: new Date(),
  });
  const clientOf = (
    actor: Actor,
    language: Language,
    client = 'shop',
    headers: CallContext['headers'] = {},
    files: readonly UploadedFile[] = [],
  ): ApiClient => {
    const call = (name: EndpointName, input: unknown) =>
      dispatch(name, input, { ...contextOf(actor, language, client, headers), files });
    return deduplicate({ call } as ApiClient, (name) => isRead(name));
  };
  const anonymous: Actor = { kind: 'anonymous' };
  const system: Actor = { kind: 'backoffice', userId: 0, sessionId: 'system', scope: ['editor'] };
  const actorOf = async (cookies: CookieJar, client = 'shop'): Promise<Actor> => {
    const context = contextOf(anonymous, defaultLanguage, client);
    // The contract takes the token from a header.
    const renew = (refreshtoken: string) =>
      dispatch('auth.refresh', {}, { ...context, headers: { refreshtoken } });
    return (await refreshedToken(cookies, renew as Renew, authenticate)) ?? anonymous;
  };
  return {
    /** Returns the user of these cookies, and the cookies to set, for example renewed tokens. */
    async identify(sent: Readonly<Record<string, string | undefined>>) {
      const cookies = createCookieJar(sent);
      const actor = await actorOf(cookies);
      return { actor, changes: cookies.changes };
    },
    /** Reads as a visitor who is not logged in, for data that is the same for all. */
    anonymous: (language: Language = defaultLanguage) => clientOf(anonymous, language),
    /** Reads for the shop's own files, for example the sitemap. */
    system: (language: Language) => clientOf(system, language),
    async forVisitor(
      cookies: CookieJar,
      language: Language,
      client: string,
      headers?: CallContext['headers'],
      files?: readonly UploadedFile[],
    ): Promise<ApiClient> {
      return clientOf(await actorOf(cookies, client), language, client, headers, files);
    },
  };
}

/** Calls that change data although they look like reads. */
const writes: ReadonlySet<EndpointName> = new Set(['cart.getAbandoned', 'cart.getNewCartSession']);

/** Calls by POST can be reads too. */
function isRead(name: EndpointName): boolean {
  if (writes.has(name)) return false;
  return endpoint(name).method === 'GET' || /\.(filter|get|layered)/.test(name);
}
