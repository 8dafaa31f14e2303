import { createCookieJar } from '#runtime/commands/cookie-jar.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { type Language, languages } from '#schemas/languages.ts';
import type { Storefront, StorefrontRequest } from '#server/http/storefront.ts';
import { staffHeaders } from '#server/services/account/staff-guard.ts';
import { htmlResponse } from '../storefront/responses.ts';
import { backOfficeDocument } from './back-office-document.ts';
import { readState } from './read-state.ts';
import type { BackOfficeParts } from './register-back-office.ts';

/** Wraps the storefront: for an address below the back office that has no page, staff get its own not-found screen. */
export function withOwnNotFound(storefront: Storefront, parts: BackOfficeParts): Storefront {
  return async (request) => {
    const response = await storefront(request);
    const language = officeLanguage(request);
    if (response.status !== 404 || language === null) return response;
    const cookies = createCookieJar(request.cookies);
    // The storefront may have renewed the session, and a token is valid only once.
    for (const { name, ...change } of response.cookies) cookies.set(name, change.value, change);
    const api = await parts.clientFor(cookies, language, request.client);
    const read = await readState(api, parts.readSite, language);
    if (!read || read.lacksFactor) return response;
    const page = htmlResponse(404, backOfficeDocument(read.state, parts.assets), cookies);
    return { ...page, headers: { ...page.headers, ...staffHeaders } };
  };
}

/** Returns the language of an address of the back office that a browser opens; null for other requests. */
function officeLanguage({ method, wants, url }: StorefrontRequest): Language | null {
  if (method !== 'GET' || wants !== 'html') return null;
  const isBelow = (language: Language) =>
    url.pathname.startsWith(`${screenHref(language, 'admin')}/`);
  return languages.find(isBelow) ?? null;
}
