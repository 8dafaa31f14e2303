import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { site as shop } from '#schemas/site/site.ts';
import { homeHref, screenHref } from '../routes/href.ts';
import { type Match, matchPath } from '../routes/match.ts';
import { adminScreens, guestScreens, type Screen, shopScreens } from '../routes/table.ts';
import type { Offered, Wanted } from './find-document.ts';
import type { Failure, PageRequest, Redirect } from './page-request.ts';
import type { SiteInfo } from './payload.ts';

/** Result for an address: a document to find, an error, or a redirect. */
export type GuardedAddress =
  | { readonly kind: 'wanted'; readonly language: Language; readonly wanted: Wanted }
  | (Failure & { readonly language: Language })
  | Redirect;

/** Matches the address and applies the rules that need no document. */
export function guardAddress(request: PageRequest, site: SiteInfo): GuardedAddress {
  const match = matchPath(request.url.pathname);
  if (match.kind === 'redirect') return redirect(match.to + request.url.search, 301);
  const language = match.kind === 'malformed' ? defaultLanguage : match.language;
  if (isClosed(match, request)) {
    return { kind: 'failure', code: 'unavailable', template: 'maintenance', language };
  }
  if (match.kind === 'malformed' || !isOffered(match, site)) {
    return { kind: 'failure', code: 'notFound', template: 'not-found', language };
  }
  const elsewhere = match.kind === 'screen' ? redirectOf(match.screen, language, request) : null;
  return elsewhere ?? { kind: 'wanted', language, wanted: wantedOf(match, request.url) };
}

const redirect = (to: string, status: Redirect['status']): Redirect => ({
  kind: 'redirect',
  to,
  status,
});

const isStaff = ({ session }: PageRequest) => session.user?.isBackofficeUser === true;

/** During maintenance only staff see the shop; the staff login stays open. */
function isClosed(match: Match, request: PageRequest): boolean {
  const isStaffLogin = match.kind === 'screen' && match.screen === 'admin-login';
  return request.maintenance && !isStaff(request) && !isStaffLogin;
}

/** Shop screens exist only while the site has stores (PAGE-03), withdrawal only where the law gives it. */
function isOffered(match: Match, site: SiteInfo): boolean {
  if (match.kind !== 'screen') return true;
  const needsParam = match.screen === 'product' || match.screen === 'event';
  if (needsParam && match.param === null) return false;
  if (match.screen === 'withdrawal' && shop.law.withdrawalDays === null) return false;
  return site.hasStore || !shopScreens.includes(match.screen);
}

function redirectOf(screen: Screen, language: Language, request: PageRequest): Redirect | null {
  if (isForGuests(screen, request)) return redirect(homeHref(language), 302);
  if (screen === 'admin' && isStaff(request) && request.url.search === '') {
    return redirect(backOfficeHref(language), 302);
  }
  const other = staffRedirect(screen, isStaff(request));
  return other && redirect(screenHref(language, other), 302);
}

/** First screen of the back office. With a query, such as that of edit mode, `/admin` shows its own page. */
const backOfficeHref = (language: Language) => `${screenHref(language, 'admin')}/dashboard`;

/** Guest screens redirect logged-in users (AUTH-23), unless they follow a link from an email. */
function isForGuests(screen: Screen, { session, url }: PageRequest): boolean {
  const isFromMail = url.searchParams.has('token') || url.searchParams.has('verificationToken');
  return session.user !== null && guestScreens.includes(screen) && !isFromMail;
}

/** Redirects other users to the staff login, and logged-in staff away from it (AUTH-24, ADMIN-03). */
function staffRedirect(screen: Screen, isStaffUser: boolean): Screen | null {
  if (screen === 'admin-login') return isStaffUser ? 'admin' : null;
  return adminScreens.includes(screen) && !isStaffUser ? 'admin-login' : null;
}

/** Back-office users view a template without an address of its own under the templates screen. */
function wantedOf(match: Offered, url: URL): Wanted {
  const template = url.searchParams.get('template');
  const isRequested = match.kind === 'screen' && match.screen === 'admin-templates';
  return isRequested && template ? { kind: 'template', template } : match;
}
