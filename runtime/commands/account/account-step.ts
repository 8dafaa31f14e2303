import { type CookieJar, readJson } from '../cookie-jar.ts';

/** What a visitor did last for an account; its page says to which address a mail went and what comes next. */
export interface AccountStep {
  readonly kind: (typeof kinds)[number];
  /** Address of the mail; empty when none was sent. */
  readonly email: string;
}

const kinds = [
  'confirmationSent',
  'registered',
  'passwordLinkSent',
  'passwordSaved',
  'loginLinkSent',
  'loggedInByLink',
] as const;
const cookie = 'accountStep';
/** Lifetime of the cookie in seconds. */
const life = 600;

/**
 * Keeps the step for the next page without scripts, and for a page that is loaded again. Returns it as the session
 * of the response.
 */
export function saveAccountStep(cookies: CookieJar, accountStep: AccountStep) {
  cookies.set(cookie, JSON.stringify(accountStep), { maxAge: life });
  return { accountStep };
}

/** The next customer of this browser is not greeted. */
export const clearAccountStep = (cookies: CookieJar): void => cookies.delete(cookie);

export function readAccountStep(cookies: CookieJar): AccountStep | null {
  const saved = (readJson(cookies, cookie) ?? {}) as Partial<AccountStep>;
  const kind = kinds.find((known) => known === saved.kind);
  return kind && typeof saved.email === 'string' ? { kind, email: saved.email } : null;
}
