import type { AppError } from '#schemas/result.ts';
import { homeHref } from '../../routes/href.ts';
import type { CommandContext, CommandResult } from '../command.ts';
import { clearCartSession } from './cart-session.ts';

const finished = new Set<AppError['code']>(['cartArchived', 'sessionAlreadyUsed', 'cartNotFound']);

/**
 * What a failed cart call means to the visitor. An open choice is no error, only said (PROD-05). A cart that is archived, used up or gone ends the
 * session and leads home with an alert; one that is archived says so as well (CART-25, ERR-07, ERR-08).
 */
export function cartFailure(context: CommandContext, error: AppError): CommandResult {
  if (error.code === 'configurationNotSet') {
    const notices = [{ kind: 'info', key: 'core.notifications.configurationNotSet' }] as const;
    return { ok: false, errors: [error], outcome: { notices } };
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
