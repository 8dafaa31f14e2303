import type { Language } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import type { ApiClient } from '../api/client.ts';
import type { MessageParams } from '../i18n/translator.ts';
import type { FormValues } from '../store/forms.ts';
import type { SessionState } from '../store/session.ts';
import type { CartSession } from './cart/cart-session.ts';
import type { CookieJar } from './cookie-jar.ts';

/** An uploaded file: the name of its form field and its file name. */
export interface SentFile {
  readonly field: string;
  readonly name: string;
}

/** A toast by message key; translated where the language is known. */
export interface NoticeSpec {
  readonly kind: 'success' | 'info' | 'error';
  readonly key: string;
  readonly params?: MessageParams;
  /** Duration in ms; absent: 3000, or 50 per character for errors (CONST-24, CONST-25). */
  readonly duration?: number;
}

/** Changes made by a command. `redirect` is a path inside the site. */
export interface CommandOutcome {
  readonly notices?: readonly NoticeSpec[];
  readonly session?: Partial<SessionState>;
  readonly redirect?: string;
  /** Address at a provider outside of the site, where the visitor continues. */
  readonly outside?: string;
  /** The shown page is outdated and must be reloaded. */
  readonly reload?: boolean;
  /** Named event for listeners in the page, e.g. `cart-popup`, `coupon-error`. */
  readonly event?: string;
}

export type CommandResult =
  | { readonly ok: true; readonly outcome: CommandOutcome }
  | {
      readonly ok: false;
      readonly errors: readonly AppError[];
      /** Changes despite the failure, e.g. a cart that the server emptied. */
      readonly outcome?: CommandOutcome;
    };

export interface CommandContext {
  readonly api: ApiClient;
  /**
   * Returns a client for the user in the current cookies: `api` still acts for the user who sent the request.
   */
  readonly apiAfterLogin: () => Promise<ApiClient>;
  readonly language: Language;
  readonly cookies: CookieJar;
  /** The session before the command. */
  readonly session: SessionState;
  /** Cart of the request, even one that is used up and already removed from `cookies`. */
  readonly cartAtArrival: CartSession | null;
  /** URL of the page with the form, including its query. */
  readonly url: URL;
  /** The cart behaviour setting of the site (ENT-44). */
  readonly cartAdditionBehaviour: 0 | 1 | 2;
  /** Whether the checkout selects the first delivery method without asking. */
  readonly skipShippingStep: boolean;
  /** Files of the posted form; each call of `api` sends them too. */
  readonly files?: readonly SentFile[];
  /** The error if the form could not be read completely. */
  readonly refused?: AppError | null;
}

/**
 * One change a visitor can make. Runs on the shop's server, so forms behave the same with and without
 * scripts.
 */
export interface Command {
  readonly name: string;
  readonly run: (context: CommandContext, values: FormValues) => Promise<CommandResult>;
}

export const succeed = (outcome: CommandOutcome = {}): CommandResult => ({ ok: true, outcome });

export function refuse(...errors: readonly AppError[]): CommandResult {
  return { ok: false, errors };
}

/** Rejects with field errors and also shows the first one's text in a toast (ERR-38 to ERR-41). */
export function refuseWithNotice(first: AppError, ...others: readonly AppError[]): CommandResult {
  const { code, params } = first;
  const notice = { kind: 'error', key: `errors.${code}`, ...(params ? { params } : {}) } as const;
  return { ok: false, errors: [first, ...others], outcome: { notices: [notice] } };
}
