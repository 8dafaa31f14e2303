import { type EndpointName, endpoint } from '#schemas/api/contract.ts';
import { fail, type Result } from '#schemas/result.ts';
import type { Actor } from './handler.ts';

/**
 * Calls that staff may make before they have the required second factor: those that set it up and open its
 * screen.
 */
const openCalls: ReadonlySet<EndpointName> = new Set([
  'ownFactor.get',
  'ownFactor.begin',
  'ownFactor.confirm',
  'user.adminProfile',
  'collection.list',
]);

/** Returns why staff without the required second factor may not make a call; null for all others. */
export function checkFactor(name: EndpointName, actor: Actor): Result<never> | null {
  if (actor.kind !== 'backoffice' || !actor.lacksFactor) return null;
  if (endpoint(name).access !== 'backoffice' || openCalls.has(name)) return null;
  return fail('secondFactorRequired');
}
