import { type Language, parseLanguage } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { homeHref, screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import {
  type Command,
  type CommandContext,
  type CommandResult,
  refuse,
  succeed,
} from '../command.ts';
import type { CookieJar } from '../cookie-jar.ts';
import { saveTokens } from './tokens.ts';
import { welcomeBack } from './welcome-back.ts';

const cookie = 'social';
/** Maximum time that a visitor may take at the provider, in seconds. */
const life = 600;

/** Data of the login that this browser started. */
interface Started {
  readonly state: string;
  readonly provider: string;
  readonly language: Language;
  /** Whether the login is linked to the account that is logged in. */
  readonly isLink: boolean;
}

/** Only the browser that started a login may finish it, so an attacker cannot log others in to their account. */
export function socialCookie(cookies: CookieJar): Started | null {
  const [state, provider, code, purpose] = cookies.get(cookie)?.split(' ') ?? [];
  const language = parseLanguage(code);
  if (!state || !provider || !language) return null;
  return { state, provider, language, isLink: purpose === 'link' };
}

/** Redirects the visitor to the provider. */
export const startSocial: Command = {
  name: 'auth.socialStart',
  async run({ api, cookies, language, session }, values) {
    const provider = fieldValue(values, 'provider');
    const link = fieldValue(values, 'link');
    const isLink = link !== '' && session.user !== null;
    const response = await api.call('auth.socialRedirectLogin', {
      provider,
      ...(isLink && { link }),
    });
    if (!response.ok) return refused(response.error, language, isLink);
    const { state, url } = response.value;
    const started = [state, provider, language, isLink ? 'link' : 'login'].join(' ');
    cookies.set(cookie, started, { maxAge: life });
    return succeed({ outside: url });
  },
};

/** Logs in, or links the account, with the parameters that the provider added to the address. */
export const finishSocial: Command = {
  name: 'auth.social',
  async run(context, values) {
    const { cookies, language, session } = context;
    const started = socialCookie(cookies);
    cookies.delete(cookie);
    if (!started || started.state !== fieldValue(values, 'state')) {
      return refused({ code: 'socialExpired' }, language, session.user !== null);
    }
    const code = fieldValue(values, 'code');
    if (code === '') return refused(errorOf(fieldValue(values, 'error')), language, started.isLink);
    const iss = fieldValue(values, 'iss');
    const { provider, state } = started;
    const returned = { provider, state, code, ...(iss !== '' && { iss }) };
    return started.isLink ? link(context, returned) : logIn(context, returned);
  },
};

export const unlinkSocial: Command = {
  name: 'auth.socialUnlink',
  async run({ api }, values) {
    const ended = await api.call('auth.socialUnlink', { provider: fieldValue(values, 'provider') });
    if (!ended.ok) return refuse(ended.error);
    const notices = [{ kind: 'success', key: 'core.notifications.socialUnlinked' }] as const;
    return succeed({ notices, reload: true });
  },
};

interface Returned {
  readonly provider: string;
  readonly state: string;
  readonly code: string;
  readonly iss?: string;
}

async function link({ api, language }: CommandContext, returned: Returned): Promise<CommandResult> {
  const linked = await api.call('auth.socialLink', returned);
  if (!linked.ok) return refused(linked.error, language, true);
  const notices = [{ kind: 'success', key: 'core.notifications.socialLinked' }] as const;
  return succeed({ notices, redirect: screenHref(language, 'profile') });
}

async function logIn(context: CommandContext, returned: Returned): Promise<CommandResult> {
  const { cookies, language } = context;
  const response = await context.api.call('auth.socialOauth', returned);
  if (!response.ok) return refused(response.error, language, false);
  const { tokens, isNew, redirect } = response.value;
  saveTokens(cookies, tokens);
  const key = isNew ? 'core.notifications.socialRegistered' : 'core.login.success';
  const notices = await welcomeBack(context, key);
  return succeed({ notices, redirect: redirect ?? homeHref(language) });
}

function refused(error: AppError, language: Language, isLink: boolean): CommandResult {
  const redirect = screenHref(language, isLink ? 'profile' : 'login');
  return { ok: false, errors: [error], outcome: { redirect } };
}

function errorOf(error: string): AppError {
  return { code: error === 'access_denied' ? 'socialCancelled' : 'INVALID_LOGIN' };
}
