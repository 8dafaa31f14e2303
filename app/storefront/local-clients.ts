import { type ApiClient, deduplicate } from '#runtime/api/client.ts';
import type { CookieJar } from '#runtime/commands/cookie-jar.ts';
import { contract, type EndpointName } from '#schemas/api/contract.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import type { Dispatch } from '#server/api/dispatch.ts';
import type { Actor } from '#server/api/handler.ts';
import { refreshedToken } from './visitor-tokens.ts';

type Authenticate = (accessToken: string | undefined) => Promise<Actor | null>;

/** Clients that call the contract inside this process, as the visitor they act for. */
export function createLocalClients(dispatch: Dispatch, authenticate: Authenticate) {
  const clientOf = (actor: Actor, language: Language): ApiClient => {
    const context = { actor, language, idempotencyKey: null, headers: {} };
    const call = (name: EndpointName, input: unknown) =>
      dispatch(name, input, { ...context, now: new Date() });
    return deduplicate({ call } as ApiClient, (name) => contract[name].method === 'GET');
  };
  const anonymous: Actor = { kind: 'anonymous' };
  const system: Actor = { kind: 'backoffice', userId: 0, sessionId: 'system', scope: [] };
  return {
    /** Reads as a visitor who is not logged in; for things that are the same for all. */
    anonymous: (language: Language = defaultLanguage) => clientOf(anonymous, language),
    /** Reads for the shop's own files, e.g. the sitemap. */
    system: (language: Language) => clientOf(system, language),
    async forVisitor(cookies: CookieJar, language: Language): Promise<ApiClient> {
      const token = await refreshedToken(cookies, clientOf(anonymous, language), authenticate);
      return clientOf(token ?? anonymous, language);
    },
  };
}
