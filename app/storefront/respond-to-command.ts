import { commandField } from '#runtime/block/command-form.tsx';
import { preservedField, readPreservedForm } from '#runtime/block/preserved-form.ts';
import { cartCookies } from '#runtime/commands/cart/cart-session.ts';
import type { CommandReply } from '#runtime/commands/reply.ts';
import { runCommand } from '#runtime/commands/run-command.ts';
import { loadSession } from '#runtime/page/load-session.ts';
import { saveNotices } from '#runtime/store/flash.ts';
import type { StorefrontRequest, StorefrontResponse } from '#server/http/storefront.ts';
import { takesNoCookies, warnOfBlockedCookies } from './blocked-cookies.ts';
import { respondWithPage } from './respond-with-page.ts';
import { json, redirectTo } from './responses.ts';
import { replyToLogin } from './staff-login.ts';
import type { StorefrontParts, Visit } from './storefront-parts.ts';

/** Runs the command of a posted form: a script gets its reply, a form the next page. */
export async function respondToCommand(
  request: StorefrontRequest,
  visit: Visit,
  parts: StorefrontParts,
): Promise<StorefrontResponse> {
  const { [commandField]: command, [preservedField]: preservedText, ...values } = request.form;
  const made = await runPosted(String(command), values, request, visit, parts);
  const reply = { ...made, submission: readPreservedForm(preservedText) ?? made.submission };
  return request.wants === 'reply'
    ? respondToScript(reply, command === 'auth.login', request, visit, parts)
    : respondToForm(reply, request, visit, parts);
}

/** Commands of the staff login and of the cookie notice; in maintenance others are for staff only (MAINT-01). */
const openInMaintenance: ReadonlySet<string> = new Set([
  'auth.login',
  'auth.logout',
  'auth.passkey',
  'auth.secondFactor',
  'auth.social',
  'auth.socialStart',
  'cookies.choose',
  'cookies.reopen',
  'passkey.begin',
]);

/** The page that is loaded again says that the shop is closed. */
const closed: CommandReply = {
  ok: false,
  session: {},
  notices: [],
  redirect: null,
  reload: true,
  event: null,
  submission: null,
  unavailable: true,
};

/** Runs a command with the values of a form or an address. */
export async function runPosted(
  command: string,
  values: StorefrontRequest['form'],
  request: StorefrontRequest,
  { cookies, language, api }: Visit,
  parts: StorefrontParts,
): Promise<CommandReply> {
  const by = await parts.dependencies(api, request.url.host);
  const cartAtArrival = cartCookies(cookies);
  const session = await loadSession(api, cookies);
  const isStaff = session.user?.isBackofficeUser === true;
  if (by.maintenance && !isStaff && !openInMaintenance.has(command)) return closed;
  const t = by.catalog.translate(language);
  const reply = await runCommand(
    command,
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
      files: request.files ?? [],
      refused: request.refused ?? null,
    },
    t,
  );
  return takesNoCookies(request) ? warnOfBlockedCookies(reply, t) : reply;
}

async function respondToScript(
  reply: CommandReply,
  isLogin: boolean,
  { client }: StorefrontRequest,
  { cookies, language }: Visit,
  { clientFor }: StorefrontParts,
): Promise<StorefrontResponse> {
  const newClient = () => clientFor(cookies, language, client);
  const sent = isLogin && reply.ok ? await replyToLogin(reply, cookies, newClient) : reply;
  return json(statusOf(sent), sent, cookies);
}

async function respondToForm(
  reply: CommandReply,
  request: StorefrontRequest,
  visit: Visit,
  parts: StorefrontParts,
): Promise<StorefrontResponse> {
  const { cookies } = visit;
  saveNotices(cookies, reply.notices);
  if (reply.redirect) return redirectTo(reply.redirect, 303, cookies);
  // A redirect would lose the typed values or, without cookies, the notices.
  if (takesNoCookies(request) || reply.submission !== null) {
    const page = await respondWithPage(request, visit, parts, reply.submission);
    return reply.unavailable ? { ...page, status: statusOf(reply) } : page;
  }
  return redirectTo(request.url.pathname + request.url.search, 303, cookies);
}
function statusOf({ ok, unavailable }: CommandReply): number {
  if (ok) return 200;
  return unavailable ? 503 : 422;
}
