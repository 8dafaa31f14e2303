import type { CookieJar } from '../cookie-jar.ts';

/** What a visitor did last for an account; its page says to which address a mail went and what comes next. */
export interface AccountStep {
  readonly kind: 'confirmationSent' | 'passwordLinkSent' | 'passwordSaved';
  /** Address of the mail; empty when none was sent. */
  readonly email: string;
}

const cookie = 'accountStep';
/** Lifetime of the cookie in seconds. */
const life = 600;
const kinds: readonly string[] = [
  'confirmationSent',
  'passwordLinkSent',
  'passwordSaved',
] satisfies AccountStep['kind'][];

/** Keeps the step for the next page without scripts, and for a page that is loaded again. */
export function saveAccountStep(cookies: CookieJar, step: AccountStep): void {
  cookies.set(cookie, JSON.stringify(step), { maxAge: life });
}

/** The cookie comes from the visitor's browser: invalid data is ignored. */
export function readAccountStep(cookies: CookieJar): AccountStep | null {
  try {
    const { kind, email } = JSON.parse(cookies.get(cookie) ?? 'null') as Partial<AccountStep>;
    return kind && kinds.includes(kind) && typeof email === 'string' ? { kind, email } : null;
  } catch {
    return null;
  }
}
