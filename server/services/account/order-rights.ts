import type { Actor } from '../../api/handler.ts';

/** Scopes that may see and process the orders of all buyers. */
const scopes = ['admin', 'orders'];

/** Orders contain addresses and payments, so the right to edit the site is not enough. */
export function mayWorkOnOrders(actor: Actor): boolean {
  return actor.kind === 'backoffice' && actor.scope.some((name) => scopes.includes(name));
}
