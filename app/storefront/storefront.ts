import type { ApiClient } from '#runtime/api/client.ts';
import { commandField } from '#runtime/block/command-form.tsx';
import type { PageAnswer } from '#runtime/browser/page-router.ts';
import { cartCookies } from '#runtime/commands/cart/cart-session.ts';
import { type CookieJar, createCookieJar } from '#runtime/commands/cookie-jar.ts';
import type { CommandReply } from '#runtime/commands/reply.ts';
import { runCommand } from '#runtime/commands/run-command.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { loadSession } from '#runtime/page/load-session.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import { type PageDependencies, resolvePage } from '#runtime/page/resolve-page.ts';
import { matchPath } from '#runtime/routes/match.ts';
import { keepNotices, takeNotices } from '#runtime/store/flash.ts';
import { cookieMaxAge } from '#schemas/constants.ts';
import { type Language, parseLanguage } from '#schemas/languages.ts';
import type { Storefront, StorefrontRequest, StorefrontResponse } from '#server/http/storefront.ts';
import type { Assets } from './assets.ts';
import { pageDocument } from './document.ts';
import type { PagePainter } from './draw-page.tsx';
import type { SiteState } from './site-reader.ts';

export interface StorefrontParts {
  /** A client that acts for the visitor who holds these cookies. */
  readonly clientFor: (
    cookies: CookieJar,
    language: Language,
    client: string,
  ) => Promise<ApiClient>;
  readonly dependencies: () => Promise<PageDependencies & SiteState>;
  readonly painter: PagePainter;
  readonly assets: Assets;
}

/** Requests for screens and commands, from cookies in to cookies out. */
export function createStorefront(parts: StorefrontParts): Storefront {
  return async (request) => {
    const cookies = createCookieJar(request.cookies);
    const language = languageOf(request.url);
    const api = await parts.clientFor(cookies, language, request.client);
    if (request.method === 'POST') return answerCommand(request, { cookies, language, api }, parts);
    return answerPage(request, { cookies, language, api }, parts, null);
  };
}

interface Visit {
  readonly cookies: CookieJar;
  readonly language: Language;
  readonly api: ApiClient;
}

function languageOf(url: URL): Language {
  const match = matchPath(url.pathname);
  return 'language' in match ? match.language : (parseLanguage(url.pathname.split('/')[1]) ?? 'hr');
}

/** The language last read in, for 365 days (I18N-09); scripts may read it. */
function rememberLanguage(cookies: CookieJar, language: Language): void {
  if (cookies.get('locale') === language) return;
  cookies.set('locale', language, { maxAge: cookieMaxAge.locale, httpOnly: false });
}

async function answerPage(
  request: StorefrontRequest,
  { cookies, language, api }: Visit,
  parts: StorefrontParts,
  submission: PagePayload['submission'],
): Promise<StorefrontResponse> {
  const by = await parts.dependencies();
  const session = await loadSession(api, cookies);
  const notices = takeNotices(cookies);
  rememberLanguage(cookies, language);
  const { url } = request;
  const resolved = await resolvePage(
    {
      url,
      api,
      session,
      cartSession: cartCookies(cookies),
      notices,
      submission,
      now: new Date(),
      maintenance: by.maintenance,
    },
    by,
  );
  if (resolved.kind === 'redirect') {
    if (request.wants === 'data') return json<PageAnswer>(200, { redirect: resolved.to }, cookies);
    return redirectTo(resolved.to, resolved.status, cookies);
  }
  if (request.wants === 'data') {
    const page = parts.painter.withMarkup(resolved.page);
    return json<PageAnswer>(page.status, { page }, cookies);
  }
  const { html, page } = parts.painter.draw(resolved.page);
  const t = createTranslator(page.language, page.phrases);
  const body = pageDocument(html, page, parts.assets, { offline: t('core.offline') });
  const status = submission ? 422 : page.status;
  return answer(status, 'text/html; charset=utf-8', body, cookies);
}

async function answerCommand(
  request: StorefrontRequest,
  visit: Visit,
  parts: StorefrontParts,
): Promise<StorefrontResponse> {
  const { cookies, language, api } = visit;
  const { [commandField]: command, ...values } = request.form;
  const by = await parts.dependencies();
  const cartAtArrival = cartCookies(cookies);
  const session = await loadSession(api, cookies);
  const t = createTranslator(language, by.catalog.all[language]);
  const reply: CommandReply = await runCommand(
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
  if (request.wants === 'reply') return json(reply.ok ? 200 : 422, reply, cookies);
  keepNotices(cookies, reply.notices);
  if (reply.ok) {
    const back = request.url.pathname + request.url.search;
    return redirectTo(reply.redirect ?? back, 303, cookies);
  }
  if (reply.redirect) return redirectTo(reply.redirect, 303, cookies);
  return answerPage(request, visit, parts, reply.submission);
}

function redirectTo(to: string, status: number, cookies: CookieJar): StorefrontResponse {
  const headers = { location: to, 'cache-control': 'no-store' };
  return { status, headers, cookies: cookies.changes, body: '' };
}

function json<T>(status: number, data: T, cookies: CookieJar): StorefrontResponse {
  return answer(status, 'application/json; charset=utf-8', JSON.stringify(data), cookies);
}

function answer(status: number, type: string, body: string, cookies: CookieJar) {
  const headers = { 'content-type': type, 'cache-control': 'no-store' };
  return { status, headers, cookies: cookies.changes, body };
}
