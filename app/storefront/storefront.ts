import { createCookieJar } from '#runtime/commands/cookie-jar.ts';
import type { Storefront, StorefrontRequest } from '#server/http/storefront.ts';
import { respondToCommand } from './respond-to-command.ts';
import { isSocialStep, respondToSocial } from './respond-to-social.ts';
import { respondWithElements } from './respond-with-elements.ts';
import { respondWithPage } from './respond-with-page.ts';
import type { StorefrontParts } from './storefront-parts.ts';
import { languageOf, rememberLanguage } from './visitor-language.ts';

/** Handles requests for screens and commands, including their cookies. */
export function createStorefront(parts: StorefrontParts): Storefront {
  return async (request) => {
    const cookies = createCookieJar(request.cookies);
    const language = languageOf(request.url);
    if (isSocialStep(request)) {
      const api = await parts.clientFor(cookies, language, request.client, headersOf(request));
      return respondToSocial(request, { cookies, language, api }, parts);
    }
    const shared = await parts.sharedPages(request, language, (visit) =>
      respondWithPage({ ...request, from: null }, { ...visit, language }, parts, null),
    );
    if (shared) {
      rememberLanguage(cookies, language);
      return { status: 200, ...shared, cookies: cookies.changes };
    }
    const { client, files } = request;
    const api = await parts.clientFor(cookies, language, client, headersOf(request), files);
    if (request.wants === 'elements') {
      return respondWithElements(request, { cookies, language, api }, parts);
    }
    if (request.method === 'POST')
      return respondToCommand(request, { cookies, language, api }, parts);
    return respondWithPage(request, { cookies, language, api }, parts, null);
  };
}

/** Headers of the request that a few calls read. */
const headersOf = ({ userAgent, url }: StorefrontRequest) => ({
  'user-agent': userAgent,
  host: url.host,
});
