import type { ApiClient } from '#runtime/api/client.ts';
import { commandField } from '#runtime/block/command-form.tsx';
import { keptField, readKeptForm } from '#runtime/block/kept-form.ts';
import type { PageResponse } from '#runtime/browser/fetch-page.ts';
import { cartCookies } from '#runtime/commands/cart/cart-session.ts';
import { leaveCartOnSwitch } from '#runtime/commands/cart/left-cart.ts';
import { type CookieJar, createCookieJar } from '#runtime/commands/cookie-jar.ts';
import { orderKeys } from '#runtime/commands/orders/order-keys.ts';
import type { CommandReply } from '#runtime/commands/reply.ts';
import { runCommand } from '#runtime/commands/run-command.ts';
import { loadSession } from '#runtime/page/load-session.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import {
  draftApi,
  type PageDependencies,
  type PageRequest,
  resolvePage,
} from '#runtime/page/resolve-page.ts';
import { matchPath } from '#runtime/routes/match.ts';
import { saveNotices, takeNotices } from '#runtime/store/flash.ts';
import type { SessionState } from '#runtime/store/session.ts';
import { cookieMaxAge } from '#schemas/constants.ts';
import { type Language, parseLanguage } from '#schemas/languages.ts';
import type { Storefront, StorefrontRequest, StorefrontResponse } from '#server/http/storefront.ts';
import type { Assets, EditAssets } from './assets.ts';
import { takesNoCookies, warnOfBlockedCookies } from './blocked-cookies.ts';
import { closedEditorBar } from './closed-editor-bar.ts';
import { pageDocument } from './document.ts';
import { editLink } from './edit-link.ts';
import { editPage, requestsEditing } from './edit-page.ts';
import { needsCaptcha, policyOf } from './page-policy.ts';
import { previewBar } from './preview-bar.ts';
import type { PageRenderer } from './render-page.tsx';
import { type Completion, readElements, resolveElements } from './resolve-elements.ts';
import type { SharedPages, SharedVisit } from './shared-pages.ts';
import type { SiteState } from './site-reader.ts';
import { replyToLogin, takeWholePage } from './staff-login.ts';

export interface StorefrontParts {
  /** Returns a client that acts for the visitor with these cookies. */
  readonly clientFor: (
    cookies: CookieJar,
    language: Language,
    client: string,
  ) => Promise<ApiClient>;
  /** The site as read by this client. */
  readonly dependencies: (api: ApiClient) => Promise<PageDependencies & SiteState>;
  readonly sharedPages: SharedPages;
  readonly renderer: PageRenderer;
  readonly completeElements: Completion;
  readonly assets: Assets;
  /** Files of edit mode; null if the site does not offer it (EDIT-02). */
  readonly editAssets: EditAssets | null;
}

/** Handles requests for screens and commands, including their cookies. */
export function createStorefront(parts: StorefrontParts): Storefront {
  return async (request) => {
    const cookies = createCookieJar(request.cookies);
    const language = languageOf(request.url);
    const shared = await parts.sharedPages(request, language, (visit) =>
      respondWithPage({ ...request, from: null }, { ...visit, language }, parts, null),
    );
    if (shared) {
      rememberLanguage(cookies, language);
      return { status: 200, ...shared, cookies: cookies.changes };
    }
    const api = await parts.clientFor(cookies, language, request.client);
    if (request.wants === 'elements') {
      return respondWithElements(request, { cookies, language, api }, parts);
    }
    if (request.method === 'POST')
      return respondToCommand(request, { cookies, language, api }, parts);
    return respondWithPage(request, { cookies, language, api }, parts, null);
  };
}

interface Visit {
  readonly cookies: CookieJar;
  readonly language: Language;
  readonly api: ApiClient;
  readonly changesAt?: SharedVisit['changesAt'];
}

function languageOf(url: URL): Language {
  const match = matchPath(url.pathname);
  return 'language' in match ? match.language : (parseLanguage(url.pathname.split('/')[1]) ?? 'hr');
}

/** False for files: the language of their error page is not one that the visitor reads. */
function isPage({ pathname }: URL): boolean {
  return !/\.\w+$/.test(pathname);
}

/** Stores the visitor's last language for 365 days (I18N-09). Scripts may read the cookie. */
function rememberLanguage(cookies: CookieJar, language: Language): void {
  if (cookies.get('locale') === language) return;
  cookies.set('locale', language, { maxAge: cookieMaxAge.locale, httpOnly: false });
}

async function respondWithPage(
  request: StorefrontRequest,
  { cookies, language, api, changesAt }: Visit,
  parts: StorefrontParts,
  submission: PagePayload['submission'],
): Promise<StorefrontResponse> {
  if (request.wants === 'data' && takeWholePage(cookies)) return fullLoad(cookies);
  const by = await parts.dependencies(api);
  if (isPage(request.url)) leaveCartOnSwitch(cookies, language, request.from);
  const session = await loadSession(api, cookies);
  const notices = takeNotices(cookies);
  rememberLanguage(cookies, language);
  const { url } = request;
  const editAssets = mayEdit(url, session) ? parts.editAssets : null;
  // A script can only show pages of the shop; edit mode needs its own document.
  if (request.wants === 'data' && editAssets) return fullLoad(cookies);
  const pageRequest: PageRequest = {
    url,
    api,
    session,
    cartSession: cartCookies(cookies),
    orders: orderKeys(cookies),
    notices,
    submission,
    now: new Date(),
    maintenance: by.maintenance,
    draft: url.searchParams.get('preview'),
    changesAt,
  };
  const edited = editAssets && (await editPage(pageRequest, by, parts.renderer, editAssets));
  if (edited) return response(200, htmlType, edited, cookies);
  const resolved = await resolvePage(pageRequest, by);
  if (resolved.kind === 'redirect') {
    if (request.wants === 'data')
      return json<PageResponse>(200, { redirect: resolved.to }, cookies);
    return redirectTo(resolved.to, resolved.status, cookies);
  }
  // The CSP is fixed when a document loads. A response that is not a page makes the browser load a new
  // document.
  if (request.wants === 'data' && needsCaptcha(resolved.page)) return fullLoad(cookies);
  if (request.wants === 'data') {
    const page = parts.renderer.withMarkup(resolved.page);
    return json<PageResponse>(page.status, { page }, cookies);
  }
  const { html, page } = parts.renderer.render(resolved.page);
  const t = by.catalog.translate[page.language];
  const texts = { offline: t('core.offline'), error: t('core.fallbackTitle') };
  const body = pageDocument(html, page, parts.assets, texts, {
    before: editAssets
      ? closedEditorBar(page.language)
      : previewBar(resolved.preview, page.language),
    behind: editLink(page, parts.editAssets !== null),
  });
  const isRefused = Object.keys(submission?.errors ?? {}).length > 0;
  const status = isRefused ? 422 : page.status;
  return response(status, htmlType, body, cookies, policyOf(page));
}

const htmlType = 'text/html; charset=utf-8';

/** Edit mode is for staff who request it (EDIT-01, EDIT-18). */
function mayEdit(url: URL, session: SessionState): boolean {
  return requestsEditing(url) && session.user?.isBackofficeUser === true;
}

/** Responds with the data of elements that an editor has just inserted into a page. */
async function respondWithElements(
  request: StorefrontRequest,
  { cookies, language, api }: Visit,
  parts: StorefrontParts,
): Promise<StorefrontResponse> {
  const by = await parts.dependencies(api);
  const session = await loadSession(api, cookies);
  const elements = parts.editAssets && readElements(request.elements);
  if (!elements || session.user?.isBackofficeUser !== true) {
    return json(elements ? 403 : 404, null, cookies);
  }
  const { url } = request;
  const t = by.catalog.translate[language];
  const { site } = by;
  const screen = url.searchParams.get('screen') ?? 'page';
  const param = url.searchParams.get('param');
  const cartSession = cartCookies(cookies);
  const context = {
    api: draftApi(api, 'editor'),
    language,
    url,
    screen,
    param,
    session,
    cartSession,
    orders: orderKeys(cookies),
    site,
    t,
  };
  const { completeElements: complete } = parts;
  return json(200, await resolveElements(elements, { ...by, complete }, context), cookies);
}

async function respondToCommand(
  request: StorefrontRequest,
  visit: Visit,
  parts: StorefrontParts,
): Promise<StorefrontResponse> {
  const { cookies, language, api } = visit;
  const { [commandField]: command, [keptField]: keptText, ...values } = request.form;
  const by = await parts.dependencies(api);
  const cartAtArrival = cartCookies(cookies);
  const session = await loadSession(api, cookies);
  const t = by.catalog.translate[language];
  const made: CommandReply = await runCommand(
    String(command),
    values,
    {
      api,
      language,
      cookies,
      session,
      cartAtArrival,
      apiAfterLogin: () => parts.clientFor(cookies, language, request.client),
      url: request.url,
      cartAdditionBehaviour: by.site.cartAdditionBehaviour,
      skipShippingStep: by.skipShippingStep,
    },
    t,
  );
  const isCookieless = takesNoCookies(request);
  const reported = isCookieless ? warnOfBlockedCookies(made, t) : made;
  const reply = { ...reported, submission: readKeptForm(keptText) ?? reported.submission };
  if (request.wants === 'reply') {
    const isLogin = reply.ok && command === 'auth.login';
    const client = () => parts.clientFor(cookies, language, request.client);
    const sent = isLogin ? await replyToLogin(reply, cookies, client) : reply;
    return json(statusOf(sent), sent, cookies);
  }
  saveNotices(cookies, reply.notices);
  if (reply.redirect) return redirectTo(reply.redirect, 303, cookies);
  // A redirect would lose the typed values or, without cookies, the notices.
  const isShownAtOnce = isCookieless || reply.submission !== null;
  if (isShownAtOnce) {
    const page = await respondWithPage(request, visit, parts, reply.submission);
    return reply.unavailable ? { ...page, status: statusOf(reply) } : page;
  }
  return redirectTo(request.url.pathname + request.url.search, 303, cookies);
}

function statusOf({ ok, unavailable }: CommandReply): number {
  if (ok) return 200;
  return unavailable ? 503 : 422;
}

function redirectTo(to: string, status: number, cookies: CookieJar): StorefrontResponse {
  const headers = { location: to, 'cache-control': 'no-store' };
  return { status, headers, cookies: cookies.changes, body: '' };
}

/** A response that is not a page makes the browser load the URL itself. */
const fullLoad = (cookies: CookieJar) => response(200, 'text/plain', '', cookies);

function json<T>(status: number, data: T, cookies: CookieJar): StorefrontResponse {
  return response(status, 'application/json; charset=utf-8', JSON.stringify(data), cookies);
}

function response(
  status: number,
  type: string,
  body: string,
  cookies: CookieJar,
  policy: string | null = null,
) {
  const headers = {
    'content-type': type,
    'cache-control': 'no-store',
    ...(policy && { 'content-security-policy': policy }),
  };
  return { status, headers, cookies: cookies.changes, body };
}
