import type { PageResponse } from '#runtime/browser/fetch-page.ts';
import { cartCookies } from '#runtime/commands/cart/cart-session.ts';
import { leaveCartOnSwitch } from '#runtime/commands/cart/left-cart.ts';
import type { CookieJar } from '#runtime/commands/cookie-jar.ts';
import { orderKeys } from '#runtime/commands/orders/order-keys.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import { loadSession } from '#runtime/page/load-session.ts';
import type { PageRequest, PageResolution } from '#runtime/page/page-request.ts';
import { resolvePage } from '#runtime/page/resolve-page.ts';
import { takeNotices } from '#runtime/store/flash.ts';
import type { StorefrontRequest, StorefrontResponse } from '#server/http/storefront.ts';
import { offlineRule } from '../offline/offline-header.ts';
import { closedEditorBar } from './closed-editor-bar.ts';
import { closedShopBar, retryAfter } from './closed-shop-bar.ts';
import { pageDocument } from './document.ts';
import { editLink } from './edit-link.ts';
import { editPage, requestsEditing } from './edit-page.ts';
import { focusFirstError } from './focus-first-error.ts';
import { needsCaptcha, policyOf } from './page-policy.ts';
import { previewBar } from './preview-bar.ts';
import type { PageRenderer } from './render-page.tsx';
import { fullLoad, htmlResponse, json, redirectTo } from './responses.ts';
import type { SiteState } from './site-reader.ts';
import { takeWholePage } from './staff-login.ts';
import type { StorefrontParts, Visit } from './storefront-parts.ts';
import { rememberLanguage } from './visitor-language.ts';
import { welcomeBar } from './welcome-bar.ts';

/** Responds with the page of an address: in edit mode, as data for a script, or as a document. */
export async function respondWithPage(
  request: StorefrontRequest,
  visit: Visit,
  parts: StorefrontParts,
  submission: PageRequest['submission'],
): Promise<StorefrontResponse> {
  const { cookies, api } = visit;
  const { host, searchParams } = request.url;
  const isData = request.wants === 'data';
  if (isData && takeWholePage(cookies)) return fullLoad(cookies);
  const by = await parts.dependencies(api, host, searchParams.get('theme'));
  const pageRequest = await toPageRequest(request, visit, by, submission);
  const editAssets = mayEdit(pageRequest) ? parts.editAssets : null;
  // A script can only show pages of the shop; edit mode needs its own document.
  if (isData && editAssets) return fullLoad(cookies);
  const closing = by.maintenance;
  const edited = editAssets && (await editPage(pageRequest, by, parts.renderer, editAssets));
  if (edited) return htmlResponse(200, edited, cookies);
  // The notice of a closed shop is part of the document.
  if (isData && closing && !isStaff(pageRequest)) return fullLoad(cookies);
  const resolved = await resolvePage(pageRequest, by);
  const offline = offlineRule(resolved, pageRequest.session);
  if (isData) return withHeaders(respondWithData(resolved, cookies, parts.renderer), offline);
  if (resolved.kind === 'redirect') return redirectTo(resolved.to, resolved.status, cookies);
  const closed = editAssets && closedEditorBar(resolved.page.language);
  const t = by.catalog.translate(resolved.page.language);
  const bars = (closed ?? '') + closedShopBar(closing, pageRequest, resolved.page.language);
  const response = await respondWithDocument(resolved, cookies, parts, t, bars);
  const retry = response.status === 503 ? retryAfter(closing, pageRequest.now) : {};
  return withHeaders(response, { ...retry, ...offline });
}

const withHeaders = (
  response: StorefrontResponse,
  headers: StorefrontResponse['headers'],
): StorefrontResponse => ({ ...response, headers: { ...response.headers, ...headers } });

/** Reads the visitor's cookies once; notices are shown only on this page. */
async function toPageRequest(
  { url, from }: StorefrontRequest,
  { cookies, language, api, changesAt }: Visit,
  { maintenance }: SiteState,
  submission: PageRequest['submission'],
): Promise<PageRequest> {
  if (isPage(url)) leaveCartOnSwitch(cookies, language, from);
  const session = await loadSession(api, cookies);
  const notices = takeNotices(cookies);
  rememberLanguage(cookies, language);
  return {
    url,
    api,
    session,
    cartSession: cartCookies(cookies),
    orders: orderKeys(cookies),
    notices,
    submission,
    now: new Date(),
    maintenance: maintenance !== null,
    draft: url.searchParams.get('preview'),
    changesAt,
  };
}

/** Returns false for files: the language of their error page need not be the one that the visitor reads. */
function isPage({ pathname }: URL): boolean {
  return !/\.\w+$/.test(pathname);
}

/** Edit mode is for staff who may edit and request it (EDIT-01, EDIT-18). */
function mayEdit(request: PageRequest): boolean {
  return requestsEditing(request.url) && request.session.user?.mayEdit === true;
}

const isStaff = ({ session }: PageRequest) => session.user?.isBackofficeUser === true;

function respondWithData(
  resolved: PageResolution,
  cookies: CookieJar,
  renderer: PageRenderer,
): StorefrontResponse {
  if (resolved.kind === 'redirect') {
    return json<PageResponse>(200, { redirect: resolved.to }, cookies);
  }
  // The CSP is fixed when a document loads.
  if (needsCaptcha(resolved.page)) return fullLoad(cookies);
  const page = renderer.withMarkup(resolved.page);
  return json<PageResponse>(page.status, { page }, cookies);
}

async function respondWithDocument(
  { page: resolved, preview }: Extract<PageResolution, { kind: 'page' }>,
  cookies: CookieJar,
  parts: StorefrontParts,
  t: Translate,
  bars: string,
): Promise<StorefrontResponse> {
  const { html, page } = parts.renderer.render(resolved);
  const isEditable = parts.editAssets !== null;
  const texts = { offline: t('core.offline'), error: t('core.fallbackTitle') };
  const around = {
    before: bars || previewBar(preview, page.language) + welcomeBar(page, isEditable),
    behind: editLink(page, isEditable),
  };
  const share = await parts.shareAddress(page);
  const isRefused = Object.keys(resolved.submission?.errors ?? {}).length > 0;
  const main = isRefused ? focusFirstError(html) : html;
  const body = pageDocument(main, page, parts.assets, texts, around, share);
  return htmlResponse(isRefused ? 422 : page.status, body, cookies, policyOf(page));
}
