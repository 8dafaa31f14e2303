import type { Fault } from '#schemas/result.ts';
import { homeHref } from '../../routes/href.ts';
import type { CommandContext, CommandResult } from '../command.ts';
import { clearCartSession } from './cart-session.ts';

const finished = new Set<Fault['code']>(['cartArchived', 'sessionAlreadyUsed', 'cartNotFound']);

/**
 * What a failed cart call means to the visitor. A cart that is archived, used up or gone ends the
 * session and leads home with an alert (CART-25, ERR-07, ERR-08).
 */
export function cartFailure(context: CommandContext, fault: Fault): CommandResult {
  if (!finished.has(fault.code)) return { ok: false, faults: [fault] };
  clearCartSession(context.cookies);
  const notice = { kind: 'error', key: 'core.notifications.cartUpdateError' } as const;
  const redirect = homeHref(context.language);
  return {
    ok: false,
    faults: [fault],
    outcome: { session: { cart: null }, redirect, notices: [notice] },
  };
}
