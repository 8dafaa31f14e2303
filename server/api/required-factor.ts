import { type EndpointName, endpoint } from '#schemas/api/contract.ts';
import { fail, type Result } from '#schemas/result.ts';
import type { Actor } from './handler.ts';

/** What staff may call before they have the second factor that the site requires: what sets it up and opens its screen. */
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
