import type { Language } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import type { ApiClient } from '../api/client.ts';
import type { MessageParams } from '../i18n/translator.ts';
import type { FormValues } from '../store/forms.ts';
import type { SessionState } from '../store/session.ts';
import type { CartSession } from './cart/cart-session.ts';
import type { CookieJar } from './cookie-jar.ts';

/** A toast by message key; the text is made where the language is known. */
export interface NoticeSpec {
  readonly kind: 'success' | 'info' | 'error';
  readonly key: string;
  readonly params?: MessageParams;
  /** ms; absent = 3000, or 50 per character for errors (CONST-24, CONST-25). */
  readonly duration?: number;
}

/** What a command changed. `redirect` is a path inside the site. */
export interface CommandOutcome {
  readonly notices?: readonly NoticeSpec[];
  readonly session?: Partial<SessionState>;
  readonly redirect?: string;
  /** The screen shows things that changed: load it again. */
  readonly reload?: boolean;
  /** Named event for whoever listens in the page, e.g. `cart-popup`, `coupon-error`. */
  readonly event?: string;
}

export type CommandResult =
  | { readonly ok: true; readonly outcome: CommandOutcome }
  | {
      readonly ok: false;
      readonly errors: readonly AppError[];
      /** What changed all the same, e.g. a cart that the server emptied. */
      readonly outcome?: CommandOutcome;
    };

export interface CommandContext {
  readonly api: ApiClient;
  /** A client for whoever the cookies name by now: `api` stays the one who came. */
  readonly apiAfterLogin: () => Promise<ApiClient>;
  readonly language: Language;
  readonly cookies: CookieJar;
  /** As it was before the command. */
  readonly session: SessionState;
  /** Cart the visitor came with, even one that is used up and already forgotten by `cookies`. */
  readonly cartAtArrival: CartSession | null;
  /** Address of the page the form stood on, with its query. */
  readonly url: URL;
  /** The cart behaviour setting of the site (ENT-44). */
  readonly cartAdditionBehaviour: 0 | 1 | 2;
  /** The checkout takes the first delivery method without asking. */
  readonly skipShippingStep: boolean;
}

/**
 * One change a visitor can make. Runs on the shop's server, whether the form came from a script or
 * from a browser without any, so both behave alike.
 */
export interface Command {
  readonly name: string;
  readonly run: (context: CommandContext, values: FormValues) => Promise<CommandResult>;
}

export const succeed = (outcome: CommandOutcome = {}): CommandResult => ({ ok: true, outcome });

export function refuse(...errors: readonly AppError[]): CommandResult {
  return { ok: false, errors };
}

/** Errors of fields that are told in a toast as well: the first one's text (ERR-38 to ERR-41). */
export function refuseAloud(first: AppError, ...others: readonly AppError[]): CommandResult {
  const { code, params } = first;
  const notice = { kind: 'error', key: `errors.${code}`, ...(params ? { params } : {}) } as const;
  return { ok: false, errors: [first, ...others], outcome: { notices: [notice] } };
}
