import type { Actor } from '../../../api/handler.ts';

/** Scopes of people who may see orders of all buyers, and act on them. */
const scopes = ['admin', 'orders'];

/** Orders hold addresses and money: writing for the site is no reason to see them. */
export function mayWorkOnOrders(actor: Actor): boolean {
  return actor.kind === 'backoffice' && actor.scope.some((name) => scopes.includes(name));
}
