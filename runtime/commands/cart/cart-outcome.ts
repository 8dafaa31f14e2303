import type { AppError } from '#schemas/result.ts';
import { homeHref } from '../../routes/href.ts';
import type { CommandContext, CommandResult, NoticeSpec } from '../command.ts';
import { clearCartSession } from './cart-session.ts';

const finished = new Set<AppError['code']>(['cartArchived', 'sessionAlreadyUsed', 'cartNotFound']);

/**
 * Converts a failed cart call to a command result. A missing choice that is known by its name, or is one of a
 * configurable product, shows only a notice (PROD-05). A cart that is archived, used up or deleted ends the
 * session and redirects home with an error notice; an archived one has a second notice (CART-25, ERR-07, ERR-08).
 */
export function cartFailure(context: CommandContext, error: AppError): CommandResult {
  if (error.code === 'configurationNotSet' || error.params?.names !== undefined) {
    return { ok: false, errors: [error], outcome: { notices: [missingChoice(error)] } };
  }
  if (!finished.has(error.code)) return { ok: false, errors: [error] };
  clearCartSession(context.cookies);
  const notice = { kind: 'error', key: 'core.notifications.cartUpdateError' } as const;
  const archived = { kind: 'error', key: 'errors.cartArchived' } as const;
  const notices = error.code === 'cartArchived' ? [notice, archived] : [notice];
  const redirect = homeHref(context.language);
  return {
    ok: false,
    errors: [error],
    outcome: { session: { cart: null }, redirect, notices },
  };
}

/** Names what to choose (`names` of the error) where it is known. */
function missingChoice({ params }: AppError): NoticeSpec {
  return params?.names === undefined
    ? { kind: 'info', key: 'core.notifications.configurationNotSet' }
    : { kind: 'info', key: 'core.notifications.choicesNotMade', params };
}
