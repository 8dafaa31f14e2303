import { socialCookie } from '#runtime/commands/account/social.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { matchPath } from '#runtime/routes/match.ts';
import { saveNotices } from '#runtime/store/flash.ts';
import type { StorefrontRequest, StorefrontResponse } from '#server/http/storefront.ts';
import { runPosted } from './respond-to-command.ts';
import { fullLoad, redirectTo } from './responses.ts';
import type { StorefrontParts, Visit } from './storefront-parts.ts';

/**
 * Whether a request starts a social login (`?provider=`) or returns from its provider (`?state=`). Both are
 * plain links: the policy of pages lets no form lead to another site.
 */
export function isSocialStep({ method, url }: StorefrontRequest): boolean {
  if (method !== 'GET') return false;
  if (!url.searchParams.has('provider') && !url.searchParams.has('state')) return false;
  const match = matchPath(url.pathname);
  return match.kind === 'screen' && match.screen === 'social-login';
}

export async function respondToSocial(
  request: StorefrontRequest,
  visit: Visit,
  parts: StorefrontParts,
): Promise<StorefrontResponse> {
  const { cookies } = visit;
  // A script would follow the redirect itself, and a prefetch must not start a login.
  if (request.wants !== 'html') return fullLoad(cookies);
  const values = Object.fromEntries(request.url.searchParams);
  const isStart = 'provider' in values;
  const language = isStart ? visit.language : (socialCookie(cookies)?.language ?? visit.language);
  const command = isStart ? 'auth.socialStart' : 'auth.social';
  const headers = { 'user-agent': request.userAgent };
  const api = await parts.clientFor(cookies, language, request.client, headers);
  const reply = await runPosted(command, values, request, { cookies, language, api }, parts);
  saveNotices(cookies, reply.notices);
  const to = reply.outside ?? reply.redirect ?? screenHref(language, 'login');
  return redirectTo(to, 303, cookies);
}
